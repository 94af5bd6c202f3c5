import type { EntityManager } from '@mikro-orm/postgresql';
import { query, read } from '../db/query.js';
import type { ReadPool } from '../db/replicas/read-pool.js';

/** The order of a day's stops as staff have chosen it. */
export interface DrivingOrder {
  /** 0 before the first choice. */
  readonly version: number;
  /** Orders, first stop first; empty when none is chosen. */
  readonly orderIds: readonly string[];
}

const NONE: DrivingOrder = { version: 0, orderIds: [] };
const OF_DAY = 'select version, order_ids from driving_orders where day = $1';

export async function readDrivingOrder(pool: ReadPool, day: string): Promise<DrivingOrder> {
  const rows = await read<DrivingOrder>(pool, { name: 'driving-order', text: OF_DAY, values: [day] });
  return rows[0] ?? NONE;
}

/** The same until the transaction ends: nobody else chooses meanwhile. */
export async function lockDrivingOrder(tx: EntityManager, day: string): Promise<DrivingOrder> {
  await query(tx, 'insert into driving_orders (day) values ($1) on conflict do nothing', [day]);
  const [locked] = await query<DrivingOrder>(tx, `${OF_DAY} for update`, [day]);
  return locked ?? NONE;
}

/** Gives the version that it has now. */
export async function writeDrivingOrder(
  tx: EntityManager,
  day: string,
  orderIds: readonly string[],
): Promise<number> {
  const [written] = await query<{ version: number }>(
    tx,
    'update driving_orders set order_ids = $2::uuid[], version = version + 1 where day = $1 returning version',
    [day, [...orderIds]],
  );
  return written?.version ?? 0;
}
