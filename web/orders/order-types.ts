import type { OrderQuery } from '../gql';

/** An order as its page asks for it. */
export type OrderDetails = OrderQuery['order'];
