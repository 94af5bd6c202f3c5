import type { To } from 'react-router-dom';
import type { OrderStatus } from '../../../apollo/schema.generated';
import type { Selection } from '../../ui/lists/use-selection';
import type { PendingStatus } from '../status/use-status-change';
import type { OrderRowFragment } from './orders.generated';

/** Props of the list, as a table or as cards. */
export interface OrderListProps {
  orders: readonly OrderRowFragment[];
  /** Still the orders of the previous query. */
  isStale: boolean;
  selection: Selection<OrderRowFragment>;
  /** Optimistic statuses. */
  pending: readonly PendingStatus[];
  onStatus: (order: OrderRowFragment, status: OrderStatus) => void;
  onMenu: (isOpen: boolean) => void;
  detailsOf: (id: string) => To;
}
