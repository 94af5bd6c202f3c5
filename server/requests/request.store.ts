import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { RequestKind, RequestState } from '../../rules/requests.js';
import { isoSql } from '../db/iso-sql.js';
import { kysely } from '../db/kysely.js';
import { query, read } from '../db/query.js';
import type { ReadPool } from '../db/replicas/read-pool.js';
import { containsSql, searchTerms } from '../shared/search/search-terms.js';
import { attachFiles, attachmentsSql } from '../uploads/attachments/attachment.store.js';
import type { ListedRequest, StoredRequest, StoredRequestMessage } from './stored-request.js';

/** A row with its moments as text. */
type AsText<Row> = {
  readonly [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name];
};

const REQUEST_SQL = `select r.id, r.reference, r.kind, r.state, ${isoSql('r.waits_since')} as waits_since, r.version,
    r.user_id, r.name, r.email, r.phone, r.destination, r.survey_month, r.shipment,
    r.other_offer, ${isoSql('r.created_at')} as created_at,
    case when q.id is not null then jsonb_build_object('id', q.id, 'reference', q.reference, 'totalPence', q.total_pence,
      'expiresAt', ${isoSql('q.expires_at')}, 'orderId', q.order_id) end as offer,
    s.reference as of_quote, ${attachmentsSql('f.request_id = r.id')}->0 as file
  from requests r left join saved_quotes q on q.id = r.quote_id and q.deleted_at is null
    left join saved_quotes s on s.id = r.of_quote
  where r.id = $1`;

/** A request with its offer; undefined when there is none. */
export async function readRequest(pool: Pool, id: string): Promise<StoredRequest | undefined> {
  const rows = await read<AsText<StoredRequest>>(pool, {
    name: 'request',
    text: REQUEST_SQL,
    values: [id],
  });
  return rows[0] && withMoments(rows[0]);
}

/** The same in a transaction that has locked it. */
export async function lockRequest(tx: EntityManager, id: string): Promise<StoredRequest | undefined> {
  const [row] = await query<AsText<StoredRequest>>(tx, `${REQUEST_SQL} for update of r`, [id]);
  return row && withMoments(row);
}

const LISTED_SQL = `r.id, r.reference, r.kind, r.state, ${isoSql('r.waits_since')} as waits_since, r.name, r.email,
  r.destination, (r.shipment->>'totalPence')::int as total_pence, ${isoSql('r.created_at')} as created_at`;

export interface RequestFilter {
  readonly kind?: RequestKind | null;
  readonly state?: RequestState | null;
  /** Those whose customers have waited for staff so many days or longer. */
  readonly waitingDays?: number | null;
  /** Words of a reference, a name or an address, or a telephone number. */
  readonly search?: string | null;
  readonly userId?: string;
}

/** One page of requests and how many fit in all: the newest first; who has waited longest first when only those wait. */
export async function readRequests(
  pool: ReadPool,
  { kind, state, waitingDays, search, userId }: RequestFilter,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
): Promise<{ requests: ListedRequest[]; total: number }> {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['true'];
  if (userId) conditions.push(`r.user_id = ${place(userId)}`);
  if (kind) conditions.push(`r.kind = ${place(kind)}`);
  if (state) conditions.push(`r.state = ${place(state)}`);
  const isWaiting = waitingDays != null;
  if (isWaiting)
    conditions.push(
      `r.waits_since <= ${place(now)}::timestamptz - make_interval(days => ${place(waitingDays)})`,
    );
  conditions.push(...containsSql('r.found_by', searchTerms(search ?? ''), place));
  const where = conditions.join(' and ');
  const [counted, found] = await Promise.all([
    read<{ total: number }>(pool, `select count(*)::int as total from requests r where ${where}`, [
      ...values,
    ]),
    read<AsText<ListedRequest>>(
      pool,
      `select ${LISTED_SQL} from requests r where ${where}
        order by ${isWaiting ? 'r.waits_since' : 'r.created_at desc'}, r.id limit ${place(limit)} offset ${place(offset)}`,
      values,
    ),
  ]);
  return { requests: found.map(withMoments), total: counted[0]?.total ?? 0 };
}

function withMoments<Row extends { createdAt: string; waitsSince: string | null }>(row: Row) {
  const { createdAt, waitsSince } = row;
  return {
    ...row,
    createdAt: new Date(createdAt),
    waitsSince: waitsSince === null ? null : new Date(waitsSince),
  };
}

interface Reader {
  /** The member of staff who reads; null for the customer, who sees the shop as its author. */
  readonly staffId: string | null;
  readonly storeName: string;
}

/** One page of what was written on a request, newest first, and how much there is. */
export async function readRequestMessages(
  pool: Pool,
  requestId: string,
  { staffId, storeName }: Reader,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ messages: StoredRequestMessage[]; total: number }> {
  const rows = await read<AsText<StoredRequestMessage> & { total: number }>(pool, {
    name: 'request-messages',
    text: `select m.id, m.body, m.staff_id is not null as from_staff, ${isoSql('m.created_at')} as created_at,
        case when m.staff_id is null then r.name when $2::uuid is null then $3 else coalesce(u.name, $3) end as author,
        m.staff_id is not distinct from $2::uuid as is_mine, ${attachmentsSql('f.request_message_id = m.id')} as files,
        count(*) over ()::int as total
      from request_messages m join requests r on r.id = m.request_id left join users u on u.id = m.staff_id
      where m.request_id = $1 order by m.created_at desc, m.id desc limit $4 offset $5`,
    values: [requestId, staffId, storeName, limit, offset],
  });
  const messages = rows.map(({ total: _total, ...row }) => ({ ...row, createdAt: new Date(row.createdAt) }));
  return { messages, total: rows[0]?.total ?? 0 };
}

/** The text of a message of a request and how many files it has, or of its first one; undefined when it has none. */
export async function readMessageBody(
  pool: Pool,
  requestId: string,
  messageId: string | null,
): Promise<{ body: string; files: number } | undefined> {
  const rows = await read<{ body: string; files: number }>(
    pool,
    `select body, (select count(*)::int from attachments f where f.request_message_id = request_messages.id) as files
      from request_messages where request_id = $1 and ($2::uuid is null or id = $2)
      order by created_at, id limit 1`,
    [requestId, messageId],
  );
  return rows[0];
}

export interface NewRequestMessage {
  readonly id: string;
  readonly requestId: string;
  readonly staffId: string | null;
  readonly body: string;
  readonly fileIds?: readonly string[] | undefined;
  readonly now: Date;
}

/**
 * Writes a message with its files; false when the same is there already, and null when its id is another message's. Throws
 * BAD_INPUT for files that are gone.
 */
export async function writeRequestMessage(
  tx: EntityManager,
  { id, requestId, staffId, body, fileIds = [], now }: NewRequestMessage,
): Promise<boolean | null> {
  const written = await kysely(tx)
    .insertInto('RequestMessageRecord')
    .values({ id, requestId, staffId, body, createdAt: now })
    .onConflict((conflicts) => conflicts.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) {
    await attachFiles(tx, { requestMessageId: id }, fileIds);
    return true;
  }
  const same = await kysely(tx)
    .selectFrom('RequestMessageRecord as m')
    .leftJoin('AttachmentRecord as f', 'f.requestMessageId', 'm.id')
    .select('f.id')
    .where('m.id', '=', id)
    .where('m.requestId', '=', requestId)
    .where('m.staffId', 'is not distinct from', staffId)
    .where('m.body', '=', body)
    .orderBy('f.position')
    .execute();
  const hasItsFiles = same.flatMap((file) => file.id ?? []).join() === fileIds.join();
  return same.length > 0 && hasItsFiles ? false : null;
}
