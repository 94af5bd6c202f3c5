import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseOtherContent } from '../../../platform/api/idempotency-key.js';
import { query } from '../../../platform/db/query.js';
import type { PaymentOperation } from './payment-operation.entity.js';

/** An operation to record. */
export type NewOperation = Pick<
  PaymentOperation,
  'orderId' | 'kind' | 'amountPence' | 'words' | 'digest' | 'actorId'
> &
  Partial<Pick<PaymentOperation, 'paymentIntent' | 'refundId' | 'receivedOn' | 'idempotencyKey'>> & {
    readonly now: Date;
  };

/**
 * Whether this operation was already recorded under its key, or asked for; the caller holds the order's lock. Throws CONFLICT when
 * the key belongs to another operation.
 */
export async function wasRecorded(
  tx: EntityManager,
  { orderId, idempotencyKey, digest }: { orderId: string; idempotencyKey: string; digest: string },
): Promise<boolean> {
  const [before] = await query<{ digest: string }>(
    tx,
    `select digest from payment_operations where order_id = $1 and idempotency_key = $2
      union all select digest from refund_requests where order_id = $3 and idempotency_key = $4`,
    [orderId, idempotencyKey, orderId, idempotencyKey],
  );
  if (before) refuseOtherContent(before.digest, digest);
  return before !== undefined;
}

/** Records an operation in the caller's transaction. Returns its id. */
export async function recordOperation(tx: EntityManager, operation: NewOperation): Promise<string> {
  const id = randomUUID();
  const { paymentIntent = null, refundId = null, receivedOn = null, idempotencyKey = null } = operation;
  await query(
    tx,
    `insert into payment_operations (id, order_id, kind, amount_pence, words, payment_intent, refund_id, received_on,
        idempotency_key, digest, actor_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      ...[
        id,
        operation.orderId,
        operation.kind,
        operation.amountPence,
        operation.words,
        paymentIntent,
        refundId,
        receivedOn,
      ],
      ...[idempotencyKey, operation.digest, operation.actorId, operation.now],
    ],
  );
  return id;
}
