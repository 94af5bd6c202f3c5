import { read } from '../../platform/db/query.js';
import type { ReadPool } from '../../platform/db/replicas/read-pool.js';
import { ATTENTION_SQL, NEW_SINCE_SQL, TODAY_SQL } from '../orders/admin/order-filter.js';
import { ON_SHEET_SQL } from '../orders/documents/collection-sheet.store.js';
import type { DashboardMorning } from './morning.types.js';

const loadOf = (
  day: string,
) => `(select jsonb_build_object('stops', count(*), 'volumeCm3', coalesce(sum((o.shipment->>'volumeCm3')::bigint), 0),
    'collected', count(*) filter (where o.status <> 'processing')) from orders o
  where o.collection_date = ${day} and ${ON_SHEET_SQL})`;

const ordersThat = (condition: string) =>
  `(select count(*)::int from orders o where o.deleted_at is null and ${condition})`;

const MORNING_SQL = `select since, booked.count as new_orders, booked.pence as new_orders_pence,
    (select count(*)::int from requests r where r.created_at >= since) as new_requests,
    (select count(*)::int from messages m where not m.from_staff and m.order_id is not null and m.created_at >= since) as new_messages,
    refunded.count as new_refunds, refunded.pence as new_refunds_pence,
    ${loadOf(TODAY_SQL)} as today, ${loadOf(`${TODAY_SQL} + 1`)} as tomorrow,
    ${ordersThat(ATTENTION_SQL.missed_collection)} as missed_collections,
    ${ordersThat(ATTENTION_SQL.late_delivery)} as late_deliveries
  from (select ${NEW_SINCE_SQL} as since) days,
    lateral (select count(*)::int as count, coalesce(sum(o.price_pence), 0)::float8 as pence from orders o
      where o.deleted_at is null and o.created_at >= since) booked,
    lateral (select count(*)::int as count, coalesce(sum(r.amount_pence), 0)::float8 as pence from refunds r
      where r.status <> 'cancelled' and r.created_at >= since) refunded`;

/** The whole morning view in one statement. */
export async function readMorning(pool: ReadPool): Promise<DashboardMorning> {
  const rows = await read<DashboardMorning>(pool, { name: 'dashboard-morning', text: MORNING_SQL });
  return rows[0]!;
}
