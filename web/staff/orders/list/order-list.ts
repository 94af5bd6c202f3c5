import type { To } from 'react-router-dom';
import type { OrderStatus } from '../../../data/schema.generated';
import type { Selection } from '../../ui/lists/use-selection';
import type { OrderRow } from './row-text';

/** Props of the list, as a table or as cards. */
export interface OrderListProps {
  orders: readonly OrderRow[];
  /** Still the orders of the previous query. */
  isStale: boolean;
  selection: Selection<OrderRow>;
  /** Resolves when the change is over. */
  onStatus: (order: OrderRow, status: OrderStatus) => Promise<void>;
  onMenu: (isOpen: boolean) => void;
  /** Opens it over the list. */
  detailsOf: (id: string) => To;
  /** Its page. */
  pageOf: (id: string) => To;
}
