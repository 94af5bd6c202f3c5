import { styled } from 'styled-components';
import { Text } from '../../../ui/Text';
import { RowCheckbox } from '../../ui/lists/RowCheckbox';
import { StatusMenu } from '../status/StatusMenu';
import { AmountFacts, CustomerFacts, OrderButtons, PaymentBadge, RouteFacts } from './order-cells';
import type { OrderListProps } from './order-list';
import type { OrderRowFragment } from './orders.generated';
import { dayOf, timeOf } from './row-text';

interface OrderTableRowProps extends Omit<OrderListProps, 'orders' | 'isStale'> {
  order: OrderRowFragment;
  isCompact: boolean;
}

/** One order in the table. */
export function OrderTableRow({ order, isCompact, selection, ...list }: OrderTableRowProps) {
  const { id, number, createdAt } = order;
  const isSelected = selection.isSelected(id);
  return (
    <tr data-selected={isSelected || undefined}>
      <td>
        <RowCheckbox
          label={`Select ${number}`}
          isSelected={isSelected}
          onToggle={() => selection.toggle(id)}
        />
      </td>
      <th scope="row">
        <CustomerFacts order={order} />
      </th>
      <td>
        <RouteFacts order={order} />
      </td>
      <td>
        <AmountFacts order={order} />
        {isCompact && <PaymentBadge order={order} />}
      </td>
      <td>
        <StatusMenu
          order={order}
          pending={list.pending}
          onChoose={list.onStatus}
          onOpenChange={list.onMenu}
        />
      </td>
      {!isCompact && (
        <>
          <td>
            <PaymentBadge order={order} />
          </td>
          <td data-whole>
            <Booked dateTime={createdAt}>
              {dayOf(createdAt)}
              <Text as="span" size="caption" tone="textMuted">
                {timeOf(createdAt)}
              </Text>
            </Booked>
          </td>
        </>
      )}
      <td>
        <OrderButtons order={order} details={list.detailsOf(id)} isTight={isCompact} />
      </td>
    </tr>
  );
}

const Booked = styled.time`display: grid;`;
