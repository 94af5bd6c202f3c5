import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';

/** An idempotency key and the digest of its command. */
export interface ChangeRequest {
  readonly key: string;
  readonly digest: string;
}

/** The change of an idempotency key, and the checkout of its extra payment; null for a new key. */
export async function readChange(
  tx: EntityManager,
  orderId: string,
  key: string,
): Promise<{ digest: string; checkoutId: string | null } | null> {
  const [change] = await query<{ digest: string; checkoutId: string | null }>(
    tx,
    'select digest, checkout_id as "checkoutId" from order_changes where order_id = $1 and idempotency_key = $2',
    [orderId, key],
  );
  return change ?? null;
}

/** Records the change of an idempotency key. */
export async function writeChange(
  tx: EntityManager,
  orderId: string,
  { key, digest }: ChangeRequest,
  checkoutId: string | null,
  now: Date,
): Promise<void> {
  await query(
    tx,
    'insert into order_changes (order_id, idempotency_key, digest, checkout_id, created_at) values ($1, $2, $3, $4, $5)',
    [orderId, key, digest, checkoutId, now],
  );
}

/** Read while the order is locked, without which none is opened; an order has at most one. */
export async function openAmendments(tx: EntityManager, orderId: string): Promise<string[]> {
  const open = await query<{ id: string }>(
    tx,
    `select id from checkouts where amends_order_id = $1 and status = 'awaiting_payment'`,
    [orderId],
  );
  return open.map(({ id }) => id);
}
