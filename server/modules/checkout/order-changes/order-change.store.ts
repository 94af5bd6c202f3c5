import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';

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
    'select digest, checkout_id from order_changes where order_id = $1 and idempotency_key = $2',
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

/** An unpaid extra payment of an order. */
export interface OpenAmendment {
  readonly id: string;
  /** Null for a change by the customer, of which an order has at most one. */
  readonly chargeId: string | null;
}

/** Extra payments that are open; the caller locks the order, without which none is opened. */
export function openAmendments(tx: EntityManager, orderId: string): Promise<OpenAmendment[]> {
  return query<OpenAmendment>(
    tx,
    `select id, charge_id from checkouts where amends_order_id = $1 and status = 'awaiting_payment'`,
    [orderId],
  );
}
