import type { OrderQuery } from './order.generated';

/** An order as its page asks for it. */
export type OrderDetails = OrderQuery['order'];
