import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import { PAYMENT_SUCCEEDED, type WebhookView } from '../../payments/gateway/payment-gateway.js';

/** In a query of stored events `e`: whether their payment has its order. */
export const IS_SETTLED_SQL = `exists (select from order_payments p where p.payment_intent = e.payment_intent) as is_settled`;

/** The fields of a stored event that are processed. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
  readonly paymentIntent: string | null;
  readonly isSettled: boolean;
  readonly receivedAt: Date;
  /** How often the reconciler has claimed it. */
  readonly tries: number;
}

/**
 * Inserts an event, or reads the stored one; inserts it as done when nothing follows from it, and when it reports the
 * success of a payment that has its order.
 */
export async function insertOrReadEvent(
  em: EntityManager,
  { id, type, paymentIntentId, payload }: WebhookView,
  {
    now,
    nextCheckAt,
    isOnlyStored,
  }: { readonly now: Date; readonly nextCheckAt: Date; readonly isOnlyStored: boolean },
): Promise<(Pick<StoredEvent, 'receivedAt' | 'tries'> & { doneAt: Date | null }) | undefined> {
  const [row] = await query<Pick<StoredEvent, 'receivedAt' | 'tries'> & { doneAt: Date | null }>(
    em,
    `insert into stripe_events as e (id, type, payment_intent, payload, received_at, next_check_at, done_at)
      values ($1, $2, $3, $4::jsonb, $5::timestamptz, $6, case when $7 or $2 = '${PAYMENT_SUCCEEDED}'
        and exists (select from order_payments p where p.payment_intent = $3) then $5::timestamptz end)
      on conflict (id) do update set done_at = coalesce(e.done_at, excluded.done_at)
      returning done_at, received_at, tries`,
    [id, type, paymentIntentId, JSON.stringify(payload), now, nextCheckAt, isOnlyStored],
  );
  return row;
}

/** The ids that belong to stored events. */
export async function readKnownEvents(em: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const known = await query<{ id: string }>(
    em,
    'select id from stripe_events where id in (select jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(ids)],
  );
  return new Set(known.map(({ id }) => id));
}

/** Stores events that are due at once. */
export async function insertEvents(
  em: EntityManager,
  events: readonly WebhookView[],
  now: Date,
): Promise<void> {
  await query(
    em,
    `insert into stripe_events (id, type, payment_intent, payload, received_at, next_check_at)
      select e->>'id', e->>'type', e->>'paymentIntentId', e->'payload', $1::timestamptz, $2::timestamptz
        from jsonb_array_elements($3::jsonb) e on conflict (id) do nothing`,
    [now, now, JSON.stringify(events)],
  );
}

/** The checkout of an order's payment; undefined for a payment without an order. */
export async function readPaid(
  em: EntityManager,
  paymentIntent: string,
): Promise<{ checkoutId: string | null } | undefined> {
  const [paid] = await query<{ checkoutId: string | null }>(
    em,
    'select checkout_id from order_payments where payment_intent = $1',
    [paymentIntent],
  );
  return paid;
}

/** The intents that belong to no order's payment. */
export async function readWithoutOrder(em: EntityManager, intents: readonly string[]): Promise<string[]> {
  const withoutOrder = await query<{ id: string }>(
    em,
    `select id from jsonb_array_elements_text($1::jsonb) as paid(id)
      where not exists (select from order_payments p where p.payment_intent = paid.id)`,
    [JSON.stringify(intents)],
  );
  return withoutOrder.map(({ id }) => id);
}

/** Payments of real orders, not refunded in full, whose attempts began between two moments. */
export function readPaidBetween(
  em: EntityManager,
  from: Date,
  to: Date,
): Promise<{ paymentIntent: string; checkoutId: string }[]> {
  return query<{ paymentIntent: string; checkoutId: string }>(
    em,
    `select p.payment_intent, p.checkout_id from order_payments p
      join payment_attempts a on a.payment_intent = p.payment_intent where a.created_at between $1 and $2
        and p.refunded_pence < p.amount_pence and p.payment_intent not like 'pi\\_sample\\_%'`,
    [from, to],
  );
}
