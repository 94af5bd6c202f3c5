import { cappedCountSql } from '../../platform/api/pagination.js';
import { dayBegins, dayEnds } from '../../platform/db/london-day-sql.js';
import { read } from '../../platform/db/query.js';
import type { ReadPool } from '../../platform/db/replicas/read-pool.js';
import { containsSql, searchTerms } from '../../platform/search/search-terms.js';
import { isUuid } from '../../platform/values/uuid.js';
import type { AuditEntity, AuditEntry } from './audit.entity.js';

/** Filter of entries; an omitted part matches all. */
export interface AuditFilter {
  /** Part of the label of the entry's subject, or the id of that or of the request. */
  readonly search?: string | null;
  readonly entity?: AuditEntity | null;
  /** Part of the author's name or address, or their id. */
  readonly actor?: string | null;
  /** The first day, in London. */
  readonly from?: string | null;
  /** The last day, itself included. */
  readonly to?: string | null;
}

/** One page of entries, the newest first, and the number of matches, counted to one more than 10,000. */
export async function readAuditLog(
  pool: ReadPool,
  { search, entity, actor, from, to }: AuditFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = [
    ...(search ? [searchSql(search, place)] : []),
    ...(entity ? [`a.entity = ${place(entity)}`] : []),
    ...(from ? [`a.created_at >= ${dayBegins(place(from))}`] : []),
    ...(to ? [`a.created_at < ${dayEnds(place(to))}`] : []),
    ...(actor ? [`a.actor_id in (${peopleSql(actor, place)})`] : []),
  ];
  const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  const [counted, found] = await Promise.all([
    read<{ total: number }>(pool, cappedCountSql(`from audit_entries a ${where}`), [...values]),
    read<AuditEntry>(
      pool,
      `select a.id::text, a.created_at, a.actor_id, a.key_name, coalesce(who.name, '') as actor_name,
          coalesce(who.email, '') as actor_email, a.action, a.entity, a.entity_id,
          case when a.entity = 'user' then coalesce((select u.name from users u where u.id = a.entity_id::uuid), '') else a.label end as label, a.before, a.after, a.request_id
        from audit_entries a left join users who on who.id = a.actor_id
        ${where} order by a.id desc limit ${place(limit)} offset ${place(offset)}`,
      values,
    ),
  ]);
  return { entries: found, total: counted[0]?.total ?? 0 };
}

/** A complete number of an order, an invoice or a credit note, which is a label by itself. */
const OUR_NUMBER = /^(HL|INV|CRN)-\d{6,8}$/i;

/** Each alternative has an index of its own, which an `or` would not use; the label's two are in `audit.entity.ts`. */
function searchSql(search: string, place: (value: unknown) => string): string {
  const words = place(search);
  const ids = 'select s.id from audit_entries s where';
  const label = OUR_NUMBER.test(search)
    ? `lower(s.label) = lower(${words})`
    : containsSql('s.found_by', searchTerms(search), place).join(' and ');
  return `a.id in (${ids} ${label} union all ${ids} s.entity_id = ${words} union all ${ids} s.request_id = ${words}
    union all ${ids} s.entity = 'user' and s.entity_id in (select id::text from (${peopleSql(search, place)}) as people))`;
}

/** People whose name or address contains a text, or whose id it is. Closed accounts have no search index. */
function peopleSql(text: string, place: (value: unknown) => string): string {
  const terms = searchTerms(text);
  const has = (found: string) => containsSql(found, terms, place).join(' and ');
  const isCalled = has(`(' ' || name_keys(name) || ' ' || search_key(email))`);
  const open = `select id from users where deleted_at is null and ${has('found_by')} and ${isCalled}`;
  const closed = `select id from users where deleted_at is not null and ${isCalled}`;
  const known = isUuid(text) ? ` union all select id from users where id = ${place(text)}::uuid` : '';
  return `${open} union all ${closed}${known}`;
}
