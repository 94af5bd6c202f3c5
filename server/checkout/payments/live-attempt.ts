import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import { IS_LIVE } from '../../payments/attempt-status.js';
import type { PaymentAttempt } from '../../payments/payment.entity.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { MAY_PAY_SQL, mayPayValues, refusalToPay } from './card-testing.js';

export type LiveAttempt = Pick<
  PaymentAttempt,
  'id' | 'checkoutId' | 'amountPence' | 'idempotencyKey' | 'paymentIntent'
>;

/**
 * The one live attempt to pay a checkout, made when there is none: its key is stored before the provider is called.
 * One statement, sent while the caller holds the checkout's lock. Throws TOO_MANY_ATTEMPTS.
 */
export async function getOrCreateLiveAttempt(
  tx: EntityManager,
  checkout: CheckoutRecord,
  deps: PaymentDeps,
): Promise<LiveAttempt> {
  const id = randomUUID();
  const createdAt = deps.now();
  const [attempt] = await query<LiveAttempt>(
    tx,
    `insert into payment_attempts as a (id, checkout_id, no, amount_pence, currency, idempotency_key, next_check_at, created_at)
      select $1, $2, coalesce(max(no), 0) + 1, $3, $4, $5, $6, $7 from payment_attempts where checkout_id = $8 having ${MAY_PAY_SQL(9)}
      on conflict (checkout_id) where ${IS_LIVE} do update set status = a.status
      returning id, checkout_id as "checkoutId", amount_pence as "amountPence", idempotency_key as "idempotencyKey",
        payment_intent as "paymentIntent"`,
    [
      id,
      checkout.id,
      checkout.totalPence,
      checkout.currency,
      `pi:${id}`,
      new Date(createdAt.getTime() + deps.reconcileEveryMs),
      createdAt,
      checkout.id,
      ...mayPayValues(deps, checkout),
    ],
  );
  if (!attempt) throw await refusalToPay(tx, deps, checkout.userId);
  if (attempt.id === id) deps.requestLimits.countPayment();
  return attempt;
}
