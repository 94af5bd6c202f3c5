import type { OrderQuery } from './order.generated';

/** An order as its page queries it. */
export type OrderDetails = OrderQuery['order'];
