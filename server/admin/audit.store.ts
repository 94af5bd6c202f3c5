import type { ReadPool } from '../db/replicas/read-pool.js';
import { cappedCountSql } from '../shared/api/capped-count.js';
import { dayBegins, dayEnds } from '../shared/london-day-sql.js';

export type AuditEntity =
  | 'request'
  | 'user'
  | 'product'
  | 'category'
  | 'synonym'
  | 'price'
  | 'order'
  | 'quote'
  | 'payment'
  | 'settings'
  | 'guide'
  | 'document'
  | 'promotion'
  | 'message'
  | 'export';

export type AuditAction = 'created' | 'changed' | 'removed';

/** Something staff did, as it was written down. */
export interface StoredAuditEntry {
  readonly id: string;
  readonly createdAt: Date;
  readonly actorId: string;
  /** As they are called now; empty when nobody knows any more. */
  readonly actorName: string;
  readonly actorEmail: string;
  readonly action: AuditAction;
  readonly entity: AuditEntity;
  readonly entityId: string;
  readonly label: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly requestId: string;
}

/** Which entries; every part left out lets all through. */
export interface AuditFilter {
  /** Stands in what it was done to, or is the id of that or of the request. */
  readonly search?: string | null;
  readonly entity?: AuditEntity | null;
  /** Stands in the name or the address of who did it, or is their id. */
  readonly actor?: string | null;
  /** The first day, in London. */
  readonly from?: string | null;
  /** The last day, itself included. */
  readonly to?: string | null;
}

const PEOPLE = (words: string) => `select id from users
  where id::text = ${words} or position(lower(${words}) in lower(name || ' ' || email)) > 0`;

/** One page of entries, the newest first, and how many fit in all, counted to one more than 10,000. */
export async function readAuditLog(
  pool: ReadPool,
  { search, entity, actor, from, to }: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: StoredAuditEntry[]; total: number }> {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    ...(search ? [searchSql(place(search), place(`%${search.replace(/[\\%_]/g, '\\$&')}%`))] : []),
    ...(entity ? [`a.entity = ${place(entity)}`] : []),
    ...(from ? [`a.created_at >= ${dayBegins(place(from))}`] : []),
    ...(to ? [`a.created_at < ${dayEnds(place(to))}`] : []),
    ...(actor ? [`a.actor_id in (${PEOPLE(place(actor))})`] : []),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const [counted, found] = await Promise.all([
    pool.query<{ total: number }>(cappedCountSql(`from audit_entries a ${where}`), [...values]),
    pool.query<StoredAuditEntry>(
      `select a.id::text, a.created_at as "createdAt", a.actor_id as "actorId", coalesce(who.name, '') as "actorName",
          coalesce(who.email, '') as "actorEmail", a.action, a.entity, a.entity_id as "entityId",
          case when a.entity = 'user' then coalesce((select u.name from users u where u.id = a.entity_id::uuid), '') else a.label end as label, a.before, a.after, a.request_id as "requestId"
        from audit_entries a left join users who on who.id = a.actor_id
        ${where} order by a.id desc limit ${place(limit)} offset ${place(offset)}`,
      values,
    ),
  ]);
  return { entries: found.rows.map(withDate), total: counted.rows[0]?.total ?? 0 };
}

/** The driver gives moments as PostgreSQL writes them. */
function withDate(entry: StoredAuditEntry): StoredAuditEntry {
  return { ...entry, createdAt: new Date(entry.createdAt) };
}

/** Each part has a key of its own, which one condition with `or` would not use; the label's is in `audit.schema.ts`. */
function searchSql(words: string, pattern: string): string {
  const ids = 'select s.id from audit_entries s where';
  return `a.id in (${ids} lower(s.label) like lower(${pattern}) union all ${ids} s.entity_id = ${words} union all ${ids} s.request_id = ${words}
    union all ${ids} s.entity = 'user' and s.entity_id in (select id::text from (${PEOPLE(words)}) as people))`;
}
