import type { To } from 'react-router-dom';
import type { OrderStatus } from '../../../apollo/schema.generated';
import type { SelectedOrders } from '../bulk/use-selected-orders';
import type { PendingStatus } from '../status/use-status-change';
import type { OrderRowFragment } from './orders.generated';

/** What the list of orders does, in a table or on cards. */
export interface OrderListProps {
  orders: readonly OrderRowFragment[];
  /** These are still the orders of the last question. */
  isStale: boolean;
  selection: SelectedOrders;
  /** Shown in place of the old ones until the server has answered. */
  pending: readonly PendingStatus[];
  onStatus: (order: OrderRowFragment, status: OrderStatus) => void;
  onMenu: (isOpen: boolean) => void;
  detailsOf: (id: string) => To;
}
