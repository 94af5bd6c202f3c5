import type { EntityManager } from '@mikro-orm/postgresql';
import { byProperty, query } from '../../../platform/db/query.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { type FullOrder, ORDER_SQL } from '../../orders/order.store.js';
import { attemptStatusesBefore, attemptStatusOf, IS_LIVE } from '../../payments/attempt-status.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import type { PaymentAttempt } from '../../payments/payment.entity.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import type { CheckoutStatus } from '../status/checkout-status.js';
import { MAY_PAY_SQL } from './card-testing.store.js';

/** The most attempts of one checkout for which the provider is called. */
const ASKED_MAX = 5;

/** The state of a customer's checkout and its payments. */
export interface OwnPayments {
  /** The order that a finalized checkout created or changed, unless staff deleted it. */
  readonly order: FullOrder | null;
  readonly status: CheckoutStatus;
  /** Its payment intents that are not cancelled, newest first. */
  readonly intentIds: readonly string[];
}

/** The payments of a customer's checkout; null when it does not exist or belongs to another customer. */
export async function readOwnPayments(
  em: EntityManager,
  checkoutId: string,
  userId: string,
): Promise<OwnPayments | null> {
  if (!isUuid(checkoutId)) return null;
  const [payments] = await query<OwnPayments>(
    em,
    `select status, array(select payment_intent from payment_attempts where checkout_id = c.id and payment_intent is not null
        and provider_status is distinct from 'canceled' order by no desc limit ${ASKED_MAX}) as intent_ids,
      case when status = 'finalized' then (select to_jsonb(paid) from (${ORDER_SQL}
        and o.id = (select order_id from order_payments where checkout_id = c.id)) paid) end as order
      from checkouts c where id = $1 and user_id = $2`,
    [checkoutId, userId],
  );
  return payments ? { ...payments, order: payments.order && byProperty(payments.order) } : null;
}

/** The attempt of a customer's payment intent; null for an unknown intent, or another customer's. */
export async function readOwnAttemptId(
  em: EntityManager,
  intentId: string,
  userId: string,
): Promise<string | null> {
  const [attempt] = await query<{ id: string }>(
    em,
    `select a.id from payment_attempts a join checkouts c on c.id = a.checkout_id
      where a.payment_intent = $1 and c.user_id = $2`,
    [intentId, userId],
  );
  return attempt?.id ?? null;
}

/** The recipient of a checkout's receipt: its owner. Part of the idempotent request. */
export async function receiptEmailOf(
  em: EntityManager,
  { checkoutId }: Pick<PaymentAttempt, 'checkoutId'>,
): Promise<string> {
  const [owner] = await query<{ email: string }>(
    em,
    'select u.email from checkouts c join users u on u.id = c.user_id where c.id = $1',
    [checkoutId],
  );
  return owner?.email ?? '';
}

export type LiveAttempt = Pick<
  PaymentAttempt,
  'id' | 'checkoutId' | 'amountPence' | 'idempotencyKey' | 'paymentIntent'
>;

/**
 * The one live attempt to pay a checkout, inserted when there is none; undefined when the customer may not pay ({@link
 * MAY_PAY_SQL}).
 */
export async function insertOrReadLive(
  tx: EntityManager,
  checkout: CheckoutRecord,
  {
    id,
    createdAt,
    nextCheckAt,
    mayPay,
  }: {
    readonly id: string;
    readonly createdAt: Date;
    readonly nextCheckAt: Date;
    readonly mayPay: readonly unknown[];
  },
): Promise<LiveAttempt | undefined> {
  const { totalPence, currency } = checkout.shipment;
  const [attempt] = await query<LiveAttempt>(
    tx,
    `insert into payment_attempts as a (id, checkout_id, no, amount_pence, currency, idempotency_key, next_check_at, created_at)
      select $1, $2, coalesce(max(no), 0) + 1, $3, $4, $5, $6, $7 from payment_attempts where checkout_id = $8 having ${MAY_PAY_SQL(9)}
      on conflict (checkout_id) where ${IS_LIVE} do update set status = a.status
      returning id, checkout_id, amount_pence, idempotency_key,
        payment_intent`,
    [id, checkout.id, totalPence, currency, `pi:${id}`, nextCheckAt, createdAt, checkout.id, ...mayPay],
  );
  return attempt;
}

/**
 * Stores an intent's id and status with its attempt, also when the response to its creation was lost. A new status or a
 * waiting customer makes the next check soon; otherwise pauses grow. Locks the cart of a checkout whose payment has
 * succeeded, so that the next statement reads its present contents.
 */
export async function recordIntent(
  tx: EntityManager,
  checkoutId: string,
  { id, attemptId, status }: PaymentIntentView,
  { soon, isAwaited = false }: { readonly soon: Date; readonly isAwaited?: boolean },
): Promise<void> {
  const attemptStatus = attemptStatusOf(status);
  const statusesBefore = `{${attemptStatusesBefore(attemptStatus)}}`;
  await query(
    tx,
    `with recorded as (
        update payment_attempts a set payment_intent = $1, provider_status = $2, status = case when a.status = any ($3::text[]) then $4 else a.status end,
            checks = case when is_active then 0 else checks end,
            next_check_at = case when is_active then least(next_check_at, $5) else next_check_at end
          from (select id, $6::boolean or provider_status is distinct from $2 as is_active from payment_attempts
            where id = $7 and checkout_id = $8) found where found.id = a.id)
      select c.id from carts c where c.id = (select cart_id from checkouts where id = $8) and $2 = 'succeeded' for update of c`,
    [
      ...[id, status, statusesBefore, attemptStatus, soon, isAwaited],
      ...[isUuid(attemptId) ? attemptId : null, checkoutId],
    ],
  );
}
