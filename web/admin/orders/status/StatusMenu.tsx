import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { orderBadge } from '../../../orders/order-labels';
import { color } from '../../../theme/colors';
import { motion, radius, space, touchTarget, type } from '../../../theme/tokens';
import { STATUSES } from '../filters/orders-filters';
import type { OrderRow } from '../list/row-text';
import { ChoiceMenu } from './ChoiceMenu';
import { StatusDot } from './StatusDot';
import type { PendingStatus } from './use-status-change';

interface StatusMenuProps {
  order: OrderRow;
  /** Pending changes, of this order or others. */
  pending: readonly PendingStatus[];
  onChoose: (order: OrderRow, status: OrderStatus) => void;
  onOpenChange: (isOpen: boolean) => void;
}

const CHOICES = STATUSES.map((value) => ({ value, ...orderBadge(value) }));

/** An order's status in its row, with a menu of the others. */
export function StatusMenu({ order, pending, onChoose, onOpenChange }: StatusMenuProps) {
  const change = pending.find(({ id }) => id === order.id);
  const status = change?.status ?? order.status;
  const { label } = orderBadge(status);
  return (
    <ChoiceMenu
      value={status}
      choices={CHOICES}
      isBusy={Boolean(change)}
      hasDots
      onChoose={(wanted) => onChoose(order, wanted)}
      onOpenChange={onOpenChange}
    >
      <Trigger aria-label={`Status of ${order.number}: ${label}`} aria-busy={change ? true : undefined}>
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
