import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentAttempt } from '../payments/payment.entity.js';
import type { CheckoutRecord } from './checkout.entity.js';
import type { PaymentDeps } from './payment-deps.js';

export type LiveAttempt = Pick<
  PaymentAttempt,
  'id' | 'checkoutId' | 'amountPence' | 'idempotencyKey' | 'paymentIntent'
>;

/**
 * The one live attempt to pay a checkout, made when there is none: its key is stored before the provider is called.
 * One statement, sent while the caller holds the checkout's lock.
 */
export async function keepLiveAttempt(
  tx: EntityManager,
  checkout: CheckoutRecord,
  { now, reconcileEveryMs }: Pick<PaymentDeps, 'now' | 'reconcileEveryMs'>,
): Promise<LiveAttempt> {
  const id = randomUUID();
  const createdAt = now();
  const [attempt] = await tx.execute<LiveAttempt[]>(
    `insert into payment_attempts as a (id, checkout_id, no, amount_pence, currency, idempotency_key, next_check_at, created_at)
      select ?, ?, coalesce(max(no), 0) + 1, ?, ?, ?, ?, ? from payment_attempts where checkout_id = ?
      on conflict (checkout_id) where live do update set live = a.live
      returning id, checkout_id as "checkoutId", amount_pence as "amountPence", idempotency_key as "idempotencyKey",
        payment_intent as "paymentIntent"`,
    [
      id,
      checkout.id,
      checkout.totalPence,
      checkout.currency,
      `pi:${id}`,
      new Date(createdAt.getTime() + reconcileEveryMs),
      createdAt,
      checkout.id,
    ],
  );
  return attempt!;
}
