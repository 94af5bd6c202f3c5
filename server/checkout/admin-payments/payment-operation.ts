import { createHash, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '../../shared/errors/errors.js';

/** One press of somebody of staff. */
export interface MoneyDeed {
  /** Null for a refund of a payment without an order. */
  readonly orderId: string | null;
  readonly kind: 'refund' | 'payment' | 'correction' | 'refund_sent';
  readonly amountPence: number;
  /** Staff's own words, for staff only. */
  readonly words: string;
  readonly paymentIntent?: string;
  readonly refundId?: string;
  readonly receivedOn?: string;
  /** Of the press; a correction and a sent refund need none, as they can be done only once. */
  readonly idempotencyKey?: string;
  /** What was asked for; the same press asks for the same. */
  readonly digest: string;
  readonly actorId: string;
  readonly now: Date;
}

/** Whether a press was carried out before; its order is locked. Throws CONFLICT when the key was used for something else. */
export async function isDoneBefore(
  tx: EntityManager,
  { orderId, idempotencyKey, digest }: { orderId: string; idempotencyKey: string; digest: string },
): Promise<boolean> {
  const [before] = await tx.execute<{ digest: string }[]>(
    'select digest from money_deeds where order_id = ? and idempotency_key = ?',
    [orderId, idempotencyKey],
  );
  if (before && before.digest !== digest)
    throw conflict('This key was used for something else. Please look at the order and try again.');
  return before !== undefined;
}

/** Writes down what staff do with the money of an order, in the caller's transaction. Gives its id. */
export async function writeDeed(tx: EntityManager, deed: MoneyDeed): Promise<string> {
  const id = randomUUID();
  const { paymentIntent = null, refundId = null, receivedOn = null, idempotencyKey = null } = deed;
  await tx.execute(
    `insert into money_deeds (id, order_id, kind, amount_pence, words, payment_intent, refund_id, received_on,
        idempotency_key, digest, actor_id, created_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[id, deed.orderId, deed.kind, deed.amountPence, deed.words, paymentIntent, refundId, receivedOn],
      ...[idempotencyKey, deed.digest, deed.actorId, deed.now],
    ],
  );
  return id;
}

/** What a press asked for, in short: who asked, and every part. */
export function digestOfDeed(...parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
