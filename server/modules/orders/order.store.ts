import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { ChangeSince } from '../../../rules/refusals.js';
import { isoSql } from '../../platform/db/iso-sql.js';
import { query, read } from '../../platform/db/query.js';
import { notFound } from '../../platform/errors/errors.js';
import type { Refund } from '../payments/refunds/refund.entity.js';
import type { LineSnapshot } from '../quotes/placed-line.js';
import type { OrderCharge } from './charges/order-charge.entity.js';
import { CHARGES_SQL } from './charges/order-charge.store.js';
import type { OrderPayment, OrderRecord } from './order.entity.js';
import { ACTOR_SQL } from './order-actor.js';
import type { OrderEvent } from './timeline.js';

type OrderColumns = Omit<OrderRecord, 'lines' | 'events' | 'createdAt' | 'deletedAt' | symbol>;

/** An order as a list reads it: columns of its table, and three figures. */
export interface OrderRow
  extends Pick<
    OrderColumns,
    | ('id' | 'number' | 'version' | 'status' | 'paymentStatus' | 'userId' | 'customer' | 'shipment')
    | ('trackingNumber' | 'chargesPence' | 'paidPence' | 'refundedPence' | 'reversedPence')
  > {
  readonly createdAt: string;
  /** Number of the first invoice; null before it exists. */
  readonly invoiceNumber: string | null;
  /** Number of staff's notes. */
  readonly noteCount: number;
  /** Messages from the shop that the customer has not read. */
  readonly unreadMessages: number;
}

/** An order with all of its columns, lines, timeline, payments and refunds, read by one statement. */
export interface FullOrder extends OrderRow, Omit<OrderColumns, keyof OrderRow> {
  readonly lines: readonly LineSnapshot[];
  readonly events: readonly OrderEvent[];
  /** Oldest first. */
  readonly payments: readonly (Omit<OrderPayment, 'orderId' | 'checkoutId' | 'method' | 'createdAt'> & {
    readonly createdAt: string;
  })[];
  /** Refunds that were made or will be; without cancelled ones. */
  readonly refunds: readonly Pick<
    Refund,
    'paymentIntent' | 'amountPence' | 'reason' | 'status' | 'channel' | 'createdAt'
  >[];
  /** Charges that staff added, oldest first. */
  readonly charges: readonly Omit<
    OrderCharge,
    'orderId' | 'change' | 'idempotencyKey' | 'digest' | 'closedAt'
  >[];
}

export interface OrderTotals {
  readonly count: number;
  readonly revenuePence: number;
  readonly processing: number;
  readonly delivered: number;
}

/** The amount of the payment that created the order; payments for changes are separate. */
export function firstPaymentPence({ payments, paymentIntent, paidPence }: FullOrder): number {
  return payments.find((payment) => payment.paymentIntent === paymentIntent)?.amountPence ?? paidPence;
}

/** The sum of all payments that were not reversed, before refunds: the API's `paid`. */
export function heldPence({ paidPence, reversedPence }: Pick<OrderRow, 'paidPence' | 'reversedPence'>) {
  return paidPence - reversedPence;
}

/** The amount still to be paid for an order with a reversed payment; deliberate refunds do not count. */
export function duePence(order: OrderSums): number {
  const { status, paymentStatus, paidPence, refundedPence, reversedPence } = order;
  if (status === 'cancelled' || reversedPence === 0 || paymentStatus === 'refunded') return 0;
  const price = pricePence(order);
  if (paymentStatus === 'paid' && paidPence - reversedPence >= price) return 0;
  return Math.max(0, price - (paidPence - refundedPence));
}

/** The parts of an order's price. */
type PriceParts = Pick<OrderRow, 'shipment' | 'chargesPence'>;

/** The sums that the amount still to be paid depends on. */
type OrderSums = PriceParts &
  Pick<OrderRow, 'status' | 'paymentStatus' | 'paidPence' | 'refundedPence' | 'reversedPence'>;

/** The present price of the order: the shipment, and charges that staff added and the customer has paid. */
export function pricePence({ shipment, chargesPence }: PriceParts): number {
  return shipment.totalPence + chargesPence;
}

const ROW_COLUMNS = `o.id, o.number, o.version, o.status, o.payment_status, o.user_id, o.customer, o.shipment,
  o.tracking_number, o.charges_pence, o.paid_pence, o.refunded_pence, o.reversed_pence,
  ${isoSql('o.created_at')} as created_at,
  (select l.document_number from ledger_entries l where l.order_id = o.id and l.kind = 'payment'
     order by l.created_at, l.document_number limit 1) as invoice_number,
  (select count(*)::int from order_notes n where n.order_id = o.id) as note_count,
  (select count(*)::int from messages m where m.order_id = o.id and m.from_staff and m.read_at is null) as unread_messages`;

/** Query for orders that are not deleted, as a list shows them; append conditions with `and`. */
export const ROW_SQL = `select ${ROW_COLUMNS} from orders o where o.deleted_at is null`;

/** The same query with all parts of an order. */
export const ORDER_SQL = `select ${ROW_COLUMNS}, o.checkout_id, o.payment_intent, o.card, ${CHARGES_SQL} as charges,
  (select coalesce(jsonb_agg(jsonb_build_object('key', l.id, 'productId', l.product_id, 'customBox', l.custom_box, 'name', l.name, 'description', l.description,
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

/** The revenue by the ledger, payments less refunds and reversals, of the orders whose ids are in `ids`. */
export const REVENUE_OF_SQL = (ids: string) =>
  `(select coalesce(sum(l.amount_pence), 0)::float8 from ledger_entries l where l.order_id in (${ids}))`;

/** Counts of orders, as columns. */
export const COUNT_COLUMNS = `count(*)::int as count,
  (count(*) filter (where o.status = 'processing'))::int as processing,
  (count(*) filter (where o.status = 'delivered'))::int as delivered`;

/** One order by its id; with a `userId`, only that customer's own. */
export async function readOrder(pool: Pool, id: string, userId: string | null): Promise<FullOrder | null> {
  const rows = await read<FullOrder>(pool, {
    name: 'order',
    text: `${ORDER_SQL} and o.id = $1 and ($2::uuid is null or o.user_id = $2)`,
    values: [id, userId],
  });
  return rows[0] ?? null;
}

/** An order that was just changed. Throws NOT_FOUND when it has been deleted since. */
export async function readExisting(pool: Pool, id: string): Promise<FullOrder> {
  const order = await readOrder(pool, id, null);
  if (!order) throw notFound('Order');
  return order;
}

/** The order that a customer's checkout created or changed. */
export async function readOrderOfCheckout(
  pool: Pool,
  checkoutId: string,
  userId: string,
): Promise<FullOrder | null> {
  const rows = await read<FullOrder>(pool, {
    name: 'order-of-checkout',
    text: `${ORDER_SQL} and o.id = (select order_id from order_payments where checkout_id = $1) and o.user_id = $2`,
    values: [checkoutId, userId],
  });
  return rows[0] ?? null;
}

const CHANGES_MAX = 20;

/** Changes of an order since a version, the latest last. */
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
