import { styled } from 'styled-components';
import { busyIndicator } from '../../../design/feedback/busy-indicator';
import { color } from '../../../design/theme/colors';
import { radius, space, type } from '../../../design/theme/tokens';
import { formatShortDate } from '../../../lib/formats/short-dates';
import { usePermission } from '../../../session/permissions';
import { openPressedRow } from '../../ui/lists/open-row';
import { RowCheckbox } from '../../ui/lists/RowCheckbox';
import { StatusMenu } from '../status/StatusMenu';
import { AmountFacts, CustomerFacts, OrderButtons, PaymentBadge, RouteFacts } from './order-cells';
import type { OrderListProps } from './order-list';

/** One page of orders as cards, for phones. */
export function OrderCards({ orders, isStale, selection, ...list }: OrderListProps) {
  const hasOrders = usePermission('orders');
  return (
    <List aria-label="Orders" aria-busy={isStale} onClick={openPressedRow}>
      {orders.map((order) => (
        <Card key={order.id} data-selected={selection.isSelected(order.id) || undefined}>
          <Line>
            <CustomerFacts order={order} page={list.pageOf(order.id)} />
            {hasOrders && (
              <RowCheckbox
                label={`Select ${order.number}`}
                isSelected={selection.isSelected(order.id)}
                onToggle={() => selection.toggle(order.id)}
              />
            )}
          </Line>
          <Line>
            <RouteFacts order={order} />
            <ToTheRight>
              <AmountFacts order={order} />
            </ToTheRight>
          </Line>
          <Line data-middle>
            <StatusMenu order={order} onChoose={list.onStatus} onOpenChange={list.onMenu} />
            <PaymentBadge order={order} />
          </Line>
          <Line data-middle>
            <Booked dateTime={order.createdAt}>{formatShortDate(order.createdAt)}</Booked>
            <OrderButtons order={order} details={list.detailsOf(order.id)} isTight={false} />
          </Line>
        </Card>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: ${space(3)};
  ${busyIndicator}
`;

const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(2)};
  padding: ${space(3)} ${space(4)} ${space(1)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  ${type('small')}

  &[data-selected] { border-color: ${color.accent}; background: ${color.accentSoft}; }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(3)};

  &[data-middle] { align-items: center; }
  > * { flex: none; }
  > :first-child:not(button) { flex: 1; min-width: 0; }
`;

const ToTheRight = styled.div`flex: none; text-align: end;`;
const Booked = styled.time`${type('caption')} color: ${color.textMuted};`;
