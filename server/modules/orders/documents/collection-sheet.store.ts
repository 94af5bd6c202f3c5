import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { DestinationKey } from '../../../../rules/destinations.js';
import type { ServiceLevel } from '../../../../rules/prices/quote.js';
import { query, read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { currentRequestId } from '../../../platform/log/request-scope.js';
import type { Contact } from '../../../platform/values/contact.js';
import type { PlacedAddress } from '../../../platform/values/placed-address.js';
import type { OrderStatus } from '../order.entity.js';

export interface CollectionLine {
  readonly name: string;
  readonly size: string;
  /** The weight range of a custom box; empty for a product. */
  readonly remark: string;
  readonly quantity: number;
}

/** An order with the facts that its drivers need. */
export interface OrderToCollect {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly status: OrderStatus;
  /** The contact of the order, with the account's phone where it has none. */
  readonly customer: Contact;
  readonly address: PlacedAddress;
  readonly destination: DestinationKey;
  readonly service: ServiceLevel;
  readonly serviceName: string;
  readonly pieces: number;
  readonly volumeCm3: number;
  /** Weight of the pieces whose weight the catalogue knows. */
  readonly weightKg: number;
  readonly unweighedPieces: number;
  /** Boxes whose contents the customer has described. */
  readonly describedBoxes: number;
  readonly lines: readonly CollectionLine[];
  /** Staff's notes for the drivers, oldest first. */
  readonly driverNotes: readonly string[];
}

/** Prefix of staff's notes that are printed for the drivers. */
const FOR_DRIVERS = 'driver:';

/** Orders `o` that are, or were, to be collected: paid and not cancelled. */
export const ON_SHEET_SQL = "o.deleted_at is null and o.status <> 'cancelled' and o.payment_status = 'paid'";

const ORDERS_SQL = `select o.id, o.number, o.version, o.status,
    o.customer || jsonb_build_object('phone', coalesce(nullif(o.customer->>'phone', ''), u.phone, '')) as customer, o.shipment->'collectionAddress' as address, o.destination, o.shipment->>'service' as service,
    o.shipment->>'serviceName' as service_name, o.shipment->'itemCount' as pieces, o.shipment->'volumeCm3' as volume_cm3,
    l.lines, l.weight_kg, l.unweighed_pieces,
    (select count(distinct i.box_number)::int from box_items i where i.order_id = o.id) as described_boxes,
    (select coalesce(jsonb_agg(btrim(substr(btrim(n.body), ${FOR_DRIVERS.length + 1})) order by n.created_at, n.id), '[]') from order_notes n
      where n.order_id = o.id and lower(btrim(n.body)) like '${FOR_DRIVERS}%') as driver_notes
  from orders o join users u on u.id = o.user_id cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'size', l.size, 'quantity', l.quantity,
        'remark', case when l.product_id is null then l.description else '' end) order by l.position), '[]') as lines,
      coalesce(sum(l.quantity * p.weight_kg), 0)::float8 as weight_kg,
      coalesce(sum(l.quantity) filter (where p.weight_kg is null and l.unit_volume_cm3 > 0), 0)::int as unweighed_pieces
    from order_lines l left join products p on p.id = l.product_id and p.weight_kg > 0 where l.order_id = o.id) l
  where ${ON_SHEET_SQL}`;
const DAY_SQL = `${ORDERS_SQL} and o.collection_date = $1::date`;

/** The paid orders that are or were collected on a day and are not cancelled; unsorted. */
export async function readCollections(pool: ReadPool, date: string): Promise<OrderToCollect[]> {
  const rows = await read<OrderToCollect>(pool, {
    name: 'collections-of-day',
    text: DAY_SQL,
    values: [date],
  });
  return rows;
}

/** The same as `readCollections`, inside a transaction. */
export function readCollectionsIn(tx: EntityManager, date: string): Promise<OrderToCollect[]> {
  return query<OrderToCollect>(tx, DAY_SQL, [date]);
}

/** Those of these orders that are on the sheet of any day. */
export function readOrdersToCollect(pool: Pool, ids: readonly string[]): Promise<OrderToCollect[]> {
  const text = `${ORDERS_SQL} and o.collection_date is not null and o.id = any($1::uuid[])`;
  return read<OrderToCollect>(pool, { name: 'orders-to-collect', text, values: [ids] });
}

/** The number of paid orders that have no collection date. */
export async function countWithoutDate(pool: ReadPool): Promise<number> {
  const rows = await read<{ count: number }>(pool, {
    name: 'collections-without-day',
    text: `select count(*)::int as count from orders o
      where o.collection_date is null and o.payment_status = 'paid' and o.status = 'processing' and o.deleted_at is null`,
  });
  return rows[0]?.count ?? 0;
}

/** Audits the download: the sheet holds names, addresses and phones of a whole day. */
export async function writeSheetEntry(
  pool: Pool,
  { date, totals }: { readonly date: string; readonly totals: { readonly stopCount: number } },
  userId: string,
): Promise<void> {
  await pool.query(
    `insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
      values ($1, 'created', 'export', 'collections', 'Collection sheet as PDF', '{}', $2, $3)`,
    [userId, JSON.stringify({ date, stops: totals.stopCount }), currentRequestId()],
  );
}

/** The driving order of a day as staff have sorted it. */
export interface DrivingOrder {
  /** 0 until staff sort the stops. */
  readonly version: number;
  /** Ids of orders, first stop first; empty when staff have sorted none. */
  readonly orderIds: readonly string[];
}

const NONE: DrivingOrder = { version: 0, orderIds: [] };
const OF_DAY = 'select version, order_ids from driving_orders where day = $1';

export async function readDrivingOrder(pool: ReadPool, day: string): Promise<DrivingOrder> {
  const rows = await read<DrivingOrder>(pool, { name: 'driving-order', text: OF_DAY, values: [day] });
  return rows[0] ?? NONE;
}

/** The same, locked until the transaction ends, so that nobody else sorts the stops at the same time. */
export async function lockDrivingOrder(tx: EntityManager, day: string): Promise<DrivingOrder> {
  await query(tx, 'insert into driving_orders (day) values ($1) on conflict do nothing', [day]);
  const [locked] = await query<DrivingOrder>(tx, `${OF_DAY} for update`, [day]);
  return locked ?? NONE;
}

export async function writeDrivingOrder(
  tx: EntityManager,
  day: string,
  orderIds: readonly string[],
): Promise<void> {
  const text = 'update driving_orders set order_ids = $2::uuid[], version = version + 1 where day = $1';
  await query(tx, text, [day, [...orderIds]]);
}
