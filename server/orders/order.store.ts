import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { ChangeSince } from '../../rules/refusals.js';
import { isoSql } from '../db/iso-sql.js';
import { query, read } from '../db/query.js';
import type { StoredRefund } from '../payments/refunds/refund-view.js';
import { CHARGES_SQL, type StoredCharge } from './charges/order-charge.store.js';
import type { CardReceipt, OrderRecord } from './order.entity.js';
import { ACTOR_SQL } from './order-actor.js';
import type { LineSnapshot } from './placed-line.js';
import type { OrderEvent } from './timeline.js';

type OrderColumns = Omit<OrderRecord, 'lines' | 'events' | 'createdAt' | 'deletedAt' | symbol>;

/** One of the payments of an order: the one it was made by, or one for a change. */
export interface StoredPayment {
  readonly paymentIntent: string;
  readonly amountPence: number;
  /** Refunded and reversed. */
  readonly refundedPence: number;
  /** What of it did not hold. */
  readonly reversedPence: number;
  readonly card: CardReceipt;
  readonly createdAt: string;
}

/** An order with its lines, timeline, payments and refunds; one statement reads it. */
export interface StoredOrder extends OrderColumns {
  readonly createdAt: string;
  readonly lines: readonly LineSnapshot[];
  readonly events: readonly OrderEvent[];
  /** Oldest first. */
  readonly payments: readonly StoredPayment[];
  /** Those that happened or still will; cancelled ones are left out. */
  readonly refunds: readonly StoredRefund[];
  /** The charges of staff, oldest first. */
  readonly charges: readonly StoredCharge[];
}

export type StoredOrderSummary = Pick<
  StoredOrder,
  | 'id'
  | 'number'
  | 'status'
  | 'paymentStatus'
  | 'totalPence'
  | 'destination'
  | 'fromCity'
  | 'toCity'
  | 'itemCount'
  | 'collectionDate'
  | 'transit'
  | 'createdAt'
>;

export interface OrderTotals {
  readonly count: number;
  readonly revenuePence: number;
  readonly processing: number;
  readonly delivered: number;
}

/** What the payment that an order was booked with has taken; extra ones for changes are payments of their own. */
export function firstPaymentPence({ payments, paymentIntent, totalPence }: StoredOrder): number {
  return payments.find((payment) => payment.paymentIntent === paymentIntent)?.amountPence ?? totalPence;
}

/** The sum of all payments that were not reversed, before refunds: the API's `paid`. */
export function heldPence({ totalPence, reversedPence }: Pick<StoredOrder, 'totalPence' | 'reversedPence'>) {
  return totalPence - reversedPence;
}

/** What an order's money says of what is still to be paid. */
export interface OrderSums
  extends Pick<StoredOrder, 'status' | 'paymentStatus' | 'totalPence' | 'refundedPence' | 'reversedPence'> {
  readonly pricePence: number;
}

/** What is still to be paid for an order, a payment of which did not hold; what was refunded on purpose is not. */
export function duePence({ status, paymentStatus, ...sums }: OrderSums): number {
  const { pricePence, totalPence, refundedPence, reversedPence } = sums;
  if (status === 'cancelled' || reversedPence === 0 || paymentStatus === 'refunded') return 0;
  if (paymentStatus === 'paid' && totalPence - reversedPence >= pricePence) return 0;
  return Math.max(0, pricePence - (totalPence - refundedPence));
}

/** The same of a whole order. */
export function dueOfOrder(order: StoredOrder): number {
  return duePence({ ...order, pricePence: pricePence(order) });
}

/** The price of the order as it is now: the shipment, and charges that staff added and the customer has paid. */
export function pricePence({
  itemsPence,
  minimumTopUpPence,
  promotionPence,
  servicePence,
  chargesPence,
}: Pick<
  StoredOrder,
  'itemsPence' | 'minimumTopUpPence' | 'promotionPence' | 'servicePence' | 'chargesPence'
>): number {
  return itemsPence + minimumTopUpPence - promotionPence + servicePence + chargesPence;
}

/** The same of `orders o`, as `orders_by_price` has it. */
export const PRICE_SQL =
  '(o.items_pence + o.minimum_top_up_pence - o.promotion_pence + o.service_pence + o.charges_pence)';

/** What a list shows of `orders o`. */
export const SUMMARY_COLUMNS = `o.id, o.number, o.status, o.payment_status, o.total_pence, o.destination,
  o.from_city, o.to_city, o.item_count, o.collection_date::text, o.transit,
  ${isoSql('o.created_at')} as created_at`;

/** Every order that is not deleted; more conditions follow with `and`. */
export const ORDER_SQL = `select ${SUMMARY_COLUMNS}, o.checkout_id, o.payment_intent, o.user_id,
  o.customer, o.service, o.service_name, o.collection_address,
  o.delivery_address, o.billing_address, o.items_pence,
  o.minimum_pence, o.minimum_top_up_pence, o.service_pence,
  o.promotion, o.promotion_pence, o.charges_pence, ${CHARGES_SQL} as charges,
  o.currency, o.volume_cm3::float8, o.tracking_number, o.card,
  o.version, o.refunded_pence, o.reversed_pence,
  (select coalesce(jsonb_agg(jsonb_build_object('key', l.id, 'productId', l.product_id, 'name', l.name, 'description', l.description,
     'imageUrl', l.image_url, 'size', l.size, 'quantity', l.quantity, 'unitPence', l.unit_pence, 'unitVolumeCm3', l.unit_volume_cm3)
     order by l.position), '[]') from order_lines l where l.order_id = o.id) as lines,
  (select coalesce(jsonb_agg(jsonb_build_object('status', e.status, 'description', e.description,
     'createdAt', ${isoSql('e.created_at')}) order by e.created_at, e.id), '[]')
     from order_events e where e.order_id = o.id) as events,
  (select coalesce(jsonb_agg(jsonb_build_object('paymentIntent', r.payment_intent, 'amountPence', r.amount_pence, 'reason', r.reason, 'status', r.status, 'channel', r.channel,
     'createdAt', ${isoSql('r.created_at')}) order by r.created_at, r.id), '[]')
     from refunds r join order_payments p on p.payment_intent = r.payment_intent
     where p.order_id = o.id) as refunds,
  (select jsonb_agg(jsonb_build_object('paymentIntent', p.payment_intent, 'amountPence', p.amount_pence, 'refundedPence', p.refunded_pence,
     'reversedPence', p.reversed_pence, 'card', p.card, 'createdAt', ${isoSql('p.created_at')}) order by p.created_at, p.payment_intent)
     from order_payments p where p.order_id = o.id) as payments
  from orders o where o.deleted_at is null`;

/** Payments less refunds and reversals, by the ledger, of the orders whose ids are in `ids`. */
export const REVENUE_OF_SQL = (ids: string) =>
  `(select coalesce(sum(l.amount_pence), 0)::float8 from ledger_entries l where l.order_id in (${ids}))`;

/** Counts over orders. */
export const COUNT_COLUMNS = `count(*)::int as count,
  (count(*) filter (where o.status = 'processing'))::int as processing,
  (count(*) filter (where o.status = 'delivered'))::int as delivered`;

/** One order by its id; a customer's own only, when a customer is named. */
export async function readOrder(pool: Pool, id: string, userId: string | null): Promise<StoredOrder | null> {
  const rows = await read<StoredOrder>(pool, {
    name: 'order',
    text: `${ORDER_SQL} and o.id = $1 and ($2::uuid is null or o.user_id = $2)`,
    values: [id, userId],
  });
  return rows[0] ?? null;
}

/** The order that a customer's checkout became, or has changed. */
export async function readOrderOfCheckout(
  pool: Pool,
  checkoutId: string,
  userId: string,
): Promise<StoredOrder | null> {
  const rows = await read<StoredOrder>(pool, {
    name: 'order-of-checkout',
    text: `${ORDER_SQL} and o.id = (select order_id from order_payments where checkout_id = $1) and o.user_id = $2`,
    values: [checkoutId, userId],
  });
  return rows[0] ?? null;
}

const CHANGES_MAX = 20;

/** What has happened to an order since it was this version, the latest last. */
export async function readChangesSince(
  tx: EntityManager,
  orderId: string,
  version: number,
): Promise<ChangeSince[]> {
  const changes = await query<ChangeSince>(
    tx,
    `select e.version, ${isoSql('e.created_at')} as at,
        ${ACTOR_SQL('e.actor_id')} as by, e.description as what
      from order_events e join orders o on o.id = e.order_id left join users u on u.id = e.actor_id
      where e.order_id = $1 and e.version > $2 order by e.created_at desc, e.id limit $3`,
    [orderId, version, CHANGES_MAX],
  );
  return changes.reverse();
}
