import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { type PaperDay, type PaperState, paperDueOn } from '../../../../rules/files/papers.js';
import { query, read } from '../../../platform/db/query.js';
import { attachmentsSql } from '../../files/attachment.store.js';
import type { OrderPaper } from './paper.types.js';

interface PaperRow extends Omit<OrderPaper, 'dueOn'> {
  readonly dueBefore: PaperDay;
  readonly days: number;
  readonly collectionDate: string | null;
  readonly transit: { readonly fromDays: number } | null;
}

const PAPER_SQL = `select p.id, p.name, p.explanation, p.state, p.reason, p.version, p.due_before, p.days,
    o.collection_date::text, o.shipment->'transit' as transit, ${attachmentsSql('f.paper_id = p.id')}->0 as file
  from order_papers p join orders o on o.id = p.order_id`;

function toPaper({ dueBefore, days, collectionDate, transit, ...paper }: PaperRow): OrderPaper {
  return { ...paper, dueOn: paperDueOn({ dueBefore, days }, { collectionDate, transit }) };
}

/** The papers of an order, sorted as in its guide; undefined when the reader may not see it. Null as `userId`: any order. */
export async function readPapers(
  pool: Pool,
  orderId: string,
  userId: string | null,
): Promise<OrderPaper[] | undefined> {
  const rows = await read<{ isHere: boolean }>(
    pool,
    `select true as is_here from orders where id = $1 and deleted_at is null and ($2::uuid is null or user_id = $2)`,
    [orderId, userId],
  );
  if (rows.length === 0) return undefined;
  const found = await read<PaperRow>(pool, `${PAPER_SQL} where p.order_id = $1 order by p.position`, [
    orderId,
  ]);
  return found.map(toPaper);
}

/** A paper with the order it belongs to, locked. */
export interface LockedPaper {
  readonly id: string;
  readonly name: string;
  readonly state: PaperState;
  readonly reason: string;
  readonly version: number;
  readonly orderId: string;
  readonly number: string;
  readonly status: string;
  readonly userId: string;
  readonly email: string;
}

/** Locks a paper; undefined when it does not exist, or the reader may not see it. Null as `userId`: staff. */
export async function lockPaper(
  tx: EntityManager,
  id: string,
  userId: string | null,
): Promise<LockedPaper | undefined> {
  const [paper] = await query<LockedPaper>(
    tx,
    `select p.id, p.name, p.state, p.reason, p.version, o.id as order_id, o.number, o.status, o.user_id,
        o.customer->>'email' as email
      from order_papers p join orders o on o.id = p.order_id
      where p.id = $1 and o.deleted_at is null and ($2::uuid is null or o.user_id = $2) for update of p`,
    [id, userId],
  );
  return paper;
}

/** Changes the state of a locked paper and raises its version. */
export async function movePaper(
  tx: EntityManager,
  id: string,
  { state, reason = '', now }: { state: PaperState; reason?: string; now: Date },
): Promise<void> {
  await query(
    tx,
    'update order_papers set state = $2, reason = $3, changed_at = $4, version = version + 1 where id = $1',
    [id, state, reason, now],
  );
}

/** The paper as it is stored now. */
export async function readPaper(tx: EntityManager, id: string): Promise<OrderPaper> {
  const [row] = await query<PaperRow>(tx, `${PAPER_SQL} where p.id = $1`, [id]);
  return toPaper(row!);
}

/** Whether a file is attached to a paper. */
export async function hasFile(tx: EntityManager, id: string, fileId: string): Promise<boolean> {
  const rows = await query(tx, 'select 1 from attachments where id = $1 and paper_id = $2', [fileId, id]);
  return rows.length > 0;
}

/** Deletes the files of a paper, before a newer one replaces them. */
export async function removeFiles(tx: EntityManager, id: string): Promise<void> {
  await query(tx, 'delete from attachments where paper_id = $1', [id]);
}

/** An order with papers due, and its next reminder. */
export interface PapersToRemind {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly stage: 'first' | 'soon' | 'last';
}

/**
 * Paid, undelivered orders that miss papers. The stages begin three days after the booking, two weeks before the first
 * paper is due, and three days before; each reminds once. An order past several is in the last of them only.
 */
export async function readPapersToRemind(
  em: EntityManager,
  now: Date,
  today: string,
  limit: number,
): Promise<PapersToRemind[]> {
  return query<PapersToRemind>(
    em,
    `with missing as (
        select o.id, o.user_id, o.customer->>'email' as email, o.created_at,
          min(o.collection_date + case p.due_before when 'collection' then 0
            else (o.shipment->'transit'->>'fromDays')::int end - p.days) as due_on
        from order_papers p join orders o on o.id = p.order_id
        where p.state in ('open', 'refused') and o.deleted_at is null and o.status in ('processing', 'shipped', 'in_transit')
          and o.payment_status = 'paid'
        group by o.id),
      staged as (
        select id, user_id, email, case when due_on <= $2::date + 3 then 'last' when due_on <= $2::date + 14 then 'soon'
          when created_at <= $1::timestamptz - interval '3 days' then 'first' end as stage
        from missing)
      select s.id, s.user_id, s.email, s.stage from staged s
        where s.stage is not null and not exists (
          select from email_messages m where m.dedupe_key = 'papers-due:' || s.id || ':' || s.stage)
        limit $3`,
    [now, today, limit],
  );
}
