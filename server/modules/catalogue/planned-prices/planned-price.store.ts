import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import { PlannedPriceChange, type PlanState } from './planned-price.entity.js';

const RECORD = `p.*, coalesce(planner.name, '') as actor_name, case when p.ended_by is not null then coalesce(ender.name, '') end as ended_by_name`;
const RECORDS = `planned_price_changes p left join users planner on planner.id = p.actor_id left join users ender on ender.id = p.ended_by`;

/** One page of planned changes, the next first, then those that have ended, and their number in all. */
export async function readPlans(
  em: EntityManager,
  limit: number,
  offset: number,
): Promise<{ records: PlannedPriceChange[]; total: number }> {
  const records = await query<PlannedPriceChange>(
    em,
    `select ${RECORD} from ${RECORDS} order by p.ended_at desc nulls first, p.runs_at, p.id limit $1 offset $2`,
    [limit, offset],
  );
  const [count] = await query<{ total: number }>(
    em,
    'select count(*)::int as total from planned_price_changes',
  );
  return { records: records.map(toPlan), total: count?.total ?? 0 };
}

/** A planned change; null when there is none. */
export async function readPlan(em: EntityManager, id: string): Promise<PlannedPriceChange | null> {
  const [record] = await query<PlannedPriceChange>(em, `select ${RECORD} from ${RECORDS} where p.id = $1`, [
    id,
  ]);
  return record ? toPlan(record) : null;
}

/** A change, locked until the transaction ends; null when there is none. */
export async function lockPlan(tx: EntityManager, id: string): Promise<PlannedPriceChange | null> {
  const [record] = await query<PlannedPriceChange>(
    tx,
    'select * from planned_price_changes where id = $1 for update',
    [id],
  );
  return record ? toPlan(record) : null;
}

const toPlan = (row: PlannedPriceChange) => Object.assign(new PlannedPriceChange(), row);

/** The ids of the changes that are due, in the order in which they apply. */
export async function readDuePlans(em: EntityManager, now: Date): Promise<string[]> {
  const rows = await query<{ id: string }>(
    em,
    `select id from planned_price_changes where state = 'planned' and runs_at <= $1 order by runs_at, created_at, id`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** How many changes are planned. */
export async function countPlans(em: EntityManager): Promise<number> {
  const [count] = await query<{ total: number }>(
    em,
    `select count(*)::int as total from planned_price_changes where state = 'planned'`,
  );
  return count?.total ?? 0;
}

type NewPlan = Pick<PlannedPriceChange, 'id' | 'createdAt' | 'actorId' | 'runsAt'> &
  Partial<
    Pick<
      PlannedPriceChange,
      'percentTenths' | 'rounding' | 'scope' | 'part' | 'destination' | 'service' | 'amountPence'
    >
  >;

/** Stores a planned change. */
export async function insertPlan(tx: EntityManager, plan: NewPlan): Promise<void> {
  await query(
    tx,
    `insert into planned_price_changes (id, created_at, actor_id, runs_at, percent_tenths, rounding, scope, part, destination, service, amount_pence)
      values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11)`,
    [
      ...[plan.id, plan.createdAt, plan.actorId, plan.runsAt, plan.percentTenths, plan.rounding],
      ...[
        plan.scope ? JSON.stringify(plan.scope) : null,
        plan.part,
        plan.destination,
        plan.service,
        plan.amountPence,
      ],
    ],
  );
}

interface Ending {
  readonly id: string;
  readonly state: PlanState;
  readonly endedAt: Date;
  readonly endedBy?: string;
  readonly result: string;
}

/** Ends a locked change. */
export async function endPlan(
  tx: EntityManager,
  { id, state, endedAt, endedBy, result }: Ending,
): Promise<void> {
  await query(
    tx,
    'update planned_price_changes set state = $2, ended_at = $3, ended_by = $4, result = $5 where id = $1',
    [id, state, endedAt, endedBy, result],
  );
}
