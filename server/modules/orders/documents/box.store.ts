import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { isoSql } from '../../../platform/db/iso-sql.js';
import { query, read } from '../../../platform/db/query.js';
import type { BoxItem, BoxScan, BoxScanner } from './box.entity.js';

/** One entry of a box's contents; its value is that of all its pieces together. */
export type BoxEntry = Readonly<Omit<BoxItem, 'box' | 'position'>>;

/** One piece of an order, counted from 1 in the order of its lines. */
export interface OrderPiece {
  readonly number: number;
  /** The name of the box or of the item, as it was bought. */
  readonly name: string;
  readonly size: string;
  /** 0 until contents were saved. */
  readonly version: number;
  readonly items: readonly BoxEntry[];
  /** The latest scan of each side, newest first. */
  readonly scans: readonly Pick<BoxScan, 'scannedBy' | 'scannedAt'>[];
}

/** Figures over all boxes of an order. */
export interface BoxTotals {
  readonly describedCount: number;
  readonly entryCount: number;
  readonly valuePence: number;
}

const BOXES_SQL = `
  with pieces as (
    select (row_number() over (order by l.position, n))::int as number, l.name, l.size
      from order_lines l, generate_series(1, l.quantity) n where l.order_id = $1 and l.unit_volume_cm3 > 0
  )
  select p.number, p.name, p.size, coalesce(b.version, 0) as version, coalesce(
      (select jsonb_agg(jsonb_build_object('description', i.description, 'quantity', i.quantity, 'valuePence', i.value_pence,
        'isUsed', i.is_used) order by i.position) from box_items i where i.order_id = $1 and i.box_number = p.number), '[]') as items, coalesce(
      (select jsonb_agg(jsonb_build_object('scannedBy', s.scanned_by, 'scannedAt', ${isoSql('s.at')}) order by s.at desc) from (
        select scanned_by, max(scanned_at) as at from box_scans where order_id = $1 and box_number = p.number
          group by scanned_by) s), '[]') as scans
    from pieces p left join order_boxes b on b.order_id = $1 and b.number = p.number
    where p.number between $2 and $3 order by p.number`;

/** The boxes of an order from one number to another, with their contents. */
export async function readBoxes(
  pool: Pool,
  orderId: string,
  from: number,
  to: number,
): Promise<OrderPiece[]> {
  const rows = await read<OrderPiece>(pool, {
    name: 'boxes',
    text: BOXES_SQL,
    values: [orderId, from, to],
  });
  return rows;
}

/** How many boxes of an order are described, and the value of their contents. */
export async function readBoxTotals(pool: Pool, orderId: string): Promise<BoxTotals> {
  const rows = await read<BoxTotals>(pool, {
    name: 'box-totals',
    text: `select count(distinct box_number)::int as described_count, count(*)::int as entry_count,
      coalesce(sum(value_pence), 0)::float8 as value_pence from box_items where order_id = $1`,
    values: [orderId],
  });
  return rows[0]!;
}

/** The secrets in the label addresses of an order's boxes, the first box first; creates missing ones. */
export async function readBoxTokens(
  pool: Pool,
  orderId: string,
  from: number,
  to: number,
): Promise<string[]> {
  await pool.query(
    `insert into order_boxes (order_id, number) select $1, n from generate_series($2::int, $3::int) n on conflict do nothing`,
    [orderId, from, to],
  );
  const rows = await read<{ token: string }>(
    pool,
    'select token from order_boxes where order_id = $1 and number between $2 and $3 order by number',
    [orderId, from, to],
  );
  return rows.map(({ token }) => token);
}

/** The box of a label's secret; null for an unknown one. */
export async function findBoxByToken(
  pool: Pool,
  token: string,
): Promise<{ readonly orderId: string; readonly number: number } | null> {
  const rows = await read<{ orderId: string; number: number }>(
    pool,
    'select order_id, number from order_boxes where token = $1',
    [token],
  );
  return rows[0] ?? null;
}

/** Records the scan of a label, at most once an hour for each side. */
export async function recordBoxScan(
  pool: Pool,
  box: { readonly orderId: string; readonly number: number },
  by: BoxScanner,
  now: Date,
): Promise<void> {
  await pool.query(
    `insert into box_scans (order_id, box_number, scanned_by, scanned_hour, scanned_at)
      values ($1, $2, $3, date_trunc('hour', $4::timestamptz), $4) on conflict do nothing`,
    [box.orderId, box.number, by, now],
  );
}

/** Raises a box's version if it equals `version`; returns the box's present version and whether it was raised. */
export async function raiseBoxVersion(
  tx: EntityManager,
  orderId: string,
  number: number,
  version: number | null,
): Promise<{ readonly version: number; readonly isRaised: boolean }> {
  await query(tx, 'insert into order_boxes (order_id, number) values ($1, $2) on conflict do nothing', [
    orderId,
    number,
  ]);
  const [raised] = await query<{ version: number }>(
    tx,
    `update order_boxes set version = version + 1 where order_id = $1 and number = $2 and version = coalesce($3::int, version)
      returning version`,
    [orderId, number, version],
  );
  if (raised) return { version: raised.version, isRaised: true };
  const [present] = await query<{ version: number }>(
    tx,
    'select version from order_boxes where order_id = $1 and number = $2',
    [orderId, number],
  );
  return { version: present?.version ?? 0, isRaised: false };
}

/** Replaces the contents of a box; returns how many entries the whole order has then. */
export async function replaceItems(
  tx: EntityManager,
  orderId: string,
  number: number,
  items: readonly BoxEntry[],
): Promise<number> {
  await query(tx, 'delete from box_items where order_id = $1 and box_number = $2', [orderId, number]);
  await query(
    tx,
    `insert into box_items (order_id, box_number, position, description, quantity, value_pence, is_used)
      select $1, $2, i.position, i.entry->>'description', (i.entry->>'quantity')::int, (i.entry->>'valuePence')::int,
        (i.entry->>'isUsed')::boolean
      from jsonb_array_elements($3::jsonb) with ordinality as i(entry, position)`,
    [orderId, number, JSON.stringify(items)],
  );
  const [counted] = await query<{ count: number }>(
    tx,
    'select count(*)::int as count from box_items where order_id = $1',
    [orderId],
  );
  return counted?.count ?? 0;
}

/** The status of an order, locked against changes until the transaction ends. */
export async function lockOrderStatus(tx: EntityManager, orderId: string): Promise<string | undefined> {
  const [locked] = await query<{ status: string }>(tx, 'select status from orders where id = $1 for share', [
    orderId,
  ]);
  return locked?.status;
}
