import type { Pool } from 'pg';
import { notFound } from '../../shared/errors/errors.js';
import { type FullOrder, readOrder } from '../order.store.js';
import { type OrderUrlDeps, readOrderToken } from './order-url.js';

interface FollowParts extends OrderUrlDeps {
  readonly database: { readonly pool: Pool };
}

/**
 * The order that the link of a message leads to, for anybody who holds it. Throws BAD_INPUT for a link that has run
 * out or is not whole, NOT_FOUND for an order that was taken off the lists.
 */
export async function findFollowed(parts: FollowParts, token: string): Promise<FullOrder> {
  const order = await readOrder(parts.database.pool, await readOrderToken(parts, token), null);
  if (!order) throw notFound('Order');
  return order;
}
