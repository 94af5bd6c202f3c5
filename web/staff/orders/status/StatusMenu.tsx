import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { OrderStatus } from '../../../data/schema.generated';
import { ChoiceMenu } from '../../../design/menus/ChoiceMenu';
import { Row } from '../../../design/Stack';
import { color } from '../../../design/theme/colors';
import { motion, radius, space, touchTarget, type } from '../../../design/theme/tokens';
import { orderBadge } from '../../../features/orders/order-labels';
import { useBusy } from '../../../lib/hooks/use-busy';
import { usePermission } from '../../../session/permissions';
import { STATUSES } from '../filters/orders-filters';
import type { OrderRow } from '../list/row-text';
import { StatusDot } from './StatusDot';

interface StatusMenuProps {
  order: OrderRow;
  /** Resolves when the change is over. */
  onChoose: (order: OrderRow, status: OrderStatus) => Promise<void>;
  onOpenChange: (isOpen: boolean) => void;
}

const CHOICES = STATUSES.map((value) => ({
  value,
  ...orderBadge(value),
  mark: <StatusDot data-status={value} aria-hidden="true" />,
}));

/** An order's status in its row, with a menu of the others. */
export function StatusMenu({ order, onChoose, onOpenChange }: StatusMenuProps) {
  const { status } = order;
  const { label } = orderBadge(status);
  const hasOrders = usePermission('orders');
  const [isBusy, choose] = useBusy((wanted: OrderStatus) => onChoose(order, wanted));
  if (!hasOrders)
    return (
      <Row gap={2}>
        <StatusDot data-status={status} aria-hidden="true" />
        {label}
      </Row>
    );
  return (
    <ChoiceMenu
      value={status}
      choices={CHOICES}
      isBusy={isBusy}
      onChoose={choose}
      onOpenChange={onOpenChange}
    >
      <Trigger aria-label={`Status of ${order.number}: ${label}`} aria-busy={isBusy || undefined}>
        <StatusDot data-status={status} aria-hidden="true" />
        {label}
        <ChevronDown aria-hidden="true" size={16} />
      </Trigger>
    </ChoiceMenu>
  );
}

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  width: 8.25rem;
  min-height: ${touchTarget};
  padding: 0 ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  ${type('small', 550)}
  color: ${color.text};
  white-space: nowrap;
  cursor: pointer;
  transition: border-color ${motion.quick};

  > :last-child { flex: none; margin-inline-start: auto; color: ${color.textMuted}; }
  &:hover, &[data-state='open'] { border-color: ${color.accent}; }
  &[aria-busy] { cursor: progress; }
`;
