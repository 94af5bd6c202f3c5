import { dayBegins } from '../../shared/london-day-sql.js';

export const ORDER_ATTENTIONS = [
  'missed_collection',
  'late_delivery',
  'new_messages',
  'new_refunds',
] as const;
/** Why staff look at an order now. */
export type OrderAttention = (typeof ORDER_ATTENTIONS)[number];

/** The day it is in London. */
export const TODAY_SQL = "(now() at time zone 'Europe/London')::date";
/** New is what came since this moment, the beginning of yesterday in London. */
export const NEW_SINCE_SQL = `(${dayBegins(`(${TODAY_SQL} - 1)`)})`;

/** Conditions on `orders o`, beside `o.deleted_at is null`; each has an index. */
export const ATTENTION_SQL: Readonly<Record<OrderAttention, string>> = {
  missed_collection: `o.status = 'processing' and o.payment_status = 'paid' and o.collection_date < ${TODAY_SQL}`,
  late_delivery: `o.status in ('shipped', 'in_transit') and o.collection_date + (o.transit->>'toDays')::int < ${TODAY_SQL}`,
  new_messages: `o.id in (select m.order_id from messages m where not m.from_staff and m.created_at >= ${NEW_SINCE_SQL})`,
  new_refunds: `o.id in (select p.order_id from refunds r join order_payments p on p.payment_intent = r.payment_intent
    where r.status <> 'cancelled' and r.created_at >= ${NEW_SINCE_SQL})`,
};
