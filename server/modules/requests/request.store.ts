import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { DestinationKey } from '../../../rules/destinations.js';
import type { ServiceLevel } from '../../../rules/prices/quote.js';
import type { RequestKind, RequestState } from '../../../rules/requests.js';
import { isoSql } from '../../platform/db/iso-sql.js';
import { query, read } from '../../platform/db/query.js';
import type { ReadPool } from '../../platform/db/replicas/read-pool.js';
import { containsSql, searchTerms } from '../../platform/search/search-terms.js';
import { attachmentsSql } from '../files/attachment.store.js';
import type { Attachment } from '../files/attachment.types.js';
import type { FrozenQuote } from '../quotes/frozen-shipment.js';
import type { LineSnapshot } from '../quotes/placed-line.js';

/** A cart as it was sent with a request. */
export interface SentCart extends FrozenQuote {
  readonly lines: readonly LineSnapshot[];
}

/** Another company's price for the same shipment, as its customer typed it. */
export interface OtherOffer {
  readonly company: string;
  readonly service: ServiceLevel;
  readonly volumeCm3: number;
  readonly totalPence: number;
}

/** A stored request, with its offer. */
export interface RequestRow {
  readonly id: string;
  readonly reference: string;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly waitsSince: Date | null;
  readonly version: number;
  readonly userId: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly destination: DestinationKey | null;
  /** YYYY-MM. */
  readonly surveyMonth: string | null;
  readonly shipment: SentCart | null;
  readonly otherOffer: OtherOffer | null;
  /** The saved quote that staff offered. */
  readonly offer: {
    readonly id: string;
    /** The number of the saved quote. */
    readonly reference: string;
    readonly totalPence: number;
    readonly expiresAt: string;
    readonly orderId: string | null;
  } | null;
  /** The number of the saved quote on which staff made the request. */
  readonly ofQuote: string | null;
  readonly file: Attachment | null;
  readonly messageCount: number;
  readonly createdAt: Date;
}

type Sent = Omit<RequestRow, 'waitsSince' | 'createdAt'> & { waitsSince: string | null; createdAt: string };

const requestsSql = (
  rest: string,
) => `select r.id, r.reference, r.kind, r.state, ${isoSql('r.waits_since')} as waits_since, r.version,
    r.user_id, r.name, r.email, r.phone, r.destination, r.survey_month, r.shipment,
    r.other_offer, ${isoSql('r.created_at')} as created_at,
    case when q.id is not null then jsonb_build_object('id', q.id, 'reference', q.reference, 'totalPence', q.shipment->'totalPence',
      'expiresAt', ${isoSql('q.expires_at')}, 'orderId', q.order_id) end as offer,
    s.reference as of_quote, ${attachmentsSql('f.request_id = r.id')}->0 as file,
    (select count(*)::int from messages m where m.request_id = r.id) as message_count
  from requests r left join saved_quotes q on q.id = r.quote_id and q.deleted_at is null
    left join saved_quotes s on s.id = r.of_quote
  where ${rest}`;

/** A request with its offer; undefined when it does not exist. */
export async function readRequest(pool: Pool, id: string): Promise<RequestRow | undefined> {
  const rows = await read<Sent>(pool, { name: 'request', text: requestsSql('r.id = $1'), values: [id] });
  return rows.map(toRow)[0];
}

/** The request that offers a quote, or another price for it; undefined when there is none. */
export async function readRequestOfQuote(pool: Pool, quoteId: string): Promise<RequestRow | undefined> {
  const rows = await read<Sent>(pool, requestsSql('r.of_quote = $1 or r.quote_id = $1 limit 1'), [quoteId]);
  return rows.map(toRow)[0];
}

/** A request, locked by this transaction. */
export async function lockRequest(tx: EntityManager, id: string): Promise<RequestRow | undefined> {
  const rows = await query<Sent>(tx, requestsSql('r.id = $1 for update of r'), [id]);
  return rows.map(toRow)[0];
}

function toRow({ createdAt, waitsSince, ...row }: Sent): RequestRow {
  return {
    ...row,
    createdAt: new Date(createdAt),
    waitsSince: waitsSince === null ? null : new Date(waitsSince),
  };
}

/** The fields of `RequestFilter`, and the account that sent the requests. */
interface PageSearch {
  readonly kind?: RequestKind | null;
  readonly state?: RequestState | null;
  readonly waitingDays?: number | null;
  readonly search?: string | null;
  readonly userId?: string | null;
}

/** One page of requests and their number: newest first, or with `waitingDays` longest waiting first. */
export async function readRequests(
  pool: ReadPool,
  { kind, state, waitingDays, search, userId }: PageSearch,
  { now, limit, offset }: { readonly now: Date; readonly limit: number; readonly offset: number },
): Promise<{ requests: RequestRow[]; total: number }> {
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
    read<Sent>(
      pool,
      requestsSql(
        `${where} order by ${isWaiting ? 'r.waits_since' : 'r.created_at desc'}, r.id limit ${place(limit)} offset ${place(offset)}`,
      ),
      values,
    ),
  ]);
  return { requests: found.map(toRow), total: counted[0]?.total ?? 0 };
}

/** A message of a request, or its first, with its number of files; undefined when it does not exist. */
export async function readMessageBody(
  pool: Pool,
  requestId: string,
  messageId: string | null,
): Promise<{ body: string; files: number } | undefined> {
  const rows = await read<{ body: string; files: number }>(
    pool,
    `select body, (select count(*)::int from attachments f where f.message_id = m.id) as files
      from messages m where request_id = $1 and ($2::uuid is null or id = $2)
      order by created_at, id limit 1`,
    [requestId, messageId],
  );
  return rows[0];
}
