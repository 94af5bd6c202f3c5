import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { OrderRowFragment, OrderStatus } from '../../gql';
import { orderLook } from '../../orders/order-words';
import { color } from '../../theme/colors';
import { layer, motion, radius, shadow, space, touchTarget, type } from '../../theme/tokens';
import { STATUSES } from './orders-filters';
import type { PendingStatus } from './use-status-change';

interface StatusMenuProps {
  order: OrderRowFragment;
  /** Changes that are on their way, of this order or others. */
  pending: readonly PendingStatus[];
  onChoose: (order: OrderRowFragment, status: OrderStatus) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** How far an order has come, and every other status to choose from; nothing changes before one is pressed. */
export function StatusMenu({ order, pending, onChoose, onOpenChange }: StatusMenuProps) {
  const change = pending.find(({ id }) => id === order.id);
  const status = change?.status ?? order.status;
  const { words, tone } = orderLook(status);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<OrderStatus>(null);

  /** Told once the focus is back on the button, so that a dialog returns it there. */
  function tellChosen(event: Event): void {
    const wanted = chosen.current;
    chosen.current = null;
    if (!wanted) return;
    event.preventDefault();
    trigger.current?.focus();
    onChoose(order, wanted);
  }

  return (
    <DropdownMenu.Root modal={false} onOpenChange={onOpenChange}>
      <Trigger
        ref={trigger}
        aria-label={`Status of ${order.number}: ${words}`}
        aria-busy={change ? true : undefined}
      >
        <Dot data-tone={tone} aria-hidden="true" />
        {words}
        <ChevronDown aria-hidden="true" size={16} />
      </Trigger>
      <DropdownMenu.Portal>
        <Menu align="start" sideOffset={4} collisionPadding={8} onCloseAutoFocus={tellChosen}>
          <DropdownMenu.RadioGroup
            value={status}
            onValueChange={(value) => {
              if (value !== status) chosen.current = value as OrderStatus;
            }}
          >
            {STATUSES.map((one) => (
              <Choice key={one} value={one} disabled={Boolean(change)}>
                <Dot data-tone={orderLook(one).tone} aria-hidden="true" />
                {orderLook(one).words}
                <DropdownMenu.ItemIndicator>
                  <Check aria-hidden="true" size={16} />
                </DropdownMenu.ItemIndicator>
              </Choice>
            ))}
          </DropdownMenu.RadioGroup>
        </Menu>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const Trigger = styled(DropdownMenu.Trigger)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  width: 9rem;
  min-height: ${touchTarget};
  padding-inline: ${space(3)} ${space(2)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  ${type('small', 550)}
  color: ${color.text};
  white-space: nowrap;
  cursor: pointer;
  transition: border-color ${motion.quick};

  > :last-child { margin-inline-start: auto; color: ${color.textMuted}; }
  &:hover, &[data-state='open'] { border-color: ${color.accent}; }
  &[aria-busy] { cursor: progress; }
`;

const Dot = styled.span`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: ${radius.round};
  background: ${color.accent};

  &[data-tone='good'] { background: ${color.good}; }
  &[data-tone='bad'] { background: ${color.bad}; }
`;

const Menu = styled(DropdownMenu.Content)`
  z-index: ${layer.dialog};
  min-width: 11rem;
  padding: ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
`;

const Choice = styled(DropdownMenu.RadioItem)`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  padding-inline: ${space(3)};
  border-radius: ${radius.small};
  ${type('small', 500)}
  cursor: pointer;

  > :last-child:not(:first-child) { margin-inline-start: auto; }
  &[data-highlighted] { outline: none; background: ${color.accentSoft}; color: ${color.accentStrong}; }
  &[data-state='checked'] { font-weight: 650; }
  &[data-disabled] { opacity: 0.6; cursor: progress; }
`;
