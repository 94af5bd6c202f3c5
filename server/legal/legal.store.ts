import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { LegalKind, LegalVersion } from '../../rules/legal-documents.js';
import { query, read } from '../db/query.js';
import type { ReadPool } from '../db/replicas/read-pool.js';

/** A row whose moment is as PostgreSQL writes it. */
type AsText<Row, Moment extends keyof Row> = Omit<Row, Moment> & { readonly [Name in Moment]: string };

/** A version as visitors read it. */
export interface PublishedDocument extends LegalVersion {
  /** Markdown. */
  readonly text: string;
  readonly publishedAt: Date;
  readonly currentVersion: number;
}

const DOCUMENT_SQL = `select kind, version, text, published_at,
    (select max(version) from legal_documents where kind = $1) as current_version
  from legal_documents where kind = $1 and ($2::int is null or version = $2) order by version desc limit 1`;

/** The version of a document, the current one for null; undefined when it was not published. */
export async function readDocument(
  pool: ReadPool,
  kind: LegalKind,
  version: number | null,
): Promise<PublishedDocument | undefined> {
  const rows = await read<AsText<PublishedDocument, 'publishedAt'>>(pool, {
    name: 'legal_document',
    text: DOCUMENT_SQL,
    values: [kind, version],
  });
  const [row] = rows;
  return row && { ...row, publishedAt: new Date(row.publishedAt) };
}

/** A version in the list of staff. */
export interface ListedVersion {
  readonly version: number;
  readonly publishedAt: Date;
  /** May be empty. */
  readonly note: string;
}

/** A document with the draft of its next version, for staff. */
export interface EditedDocument {
  readonly kind: LegalKind;
  /** Null when there is no draft. */
  readonly draft: string | null;
  readonly savedAt: Date | null;
  /** Of the draft, for changes. */
  readonly version: number;
  /** The newest first. */
  readonly published: readonly ListedVersion[];
}

interface EditedRow extends Omit<EditedDocument, 'savedAt' | 'published'> {
  readonly savedAt: string | null;
  readonly published: readonly AsText<ListedVersion, 'publishedAt'>[];
}

const EDITED_SQL = `select d.kind, d.text as draft, d.saved_at, d.version,
    (select coalesce(jsonb_agg(jsonb_build_object('version', p.version, 'publishedAt', p.published_at, 'note', p.note)
      order by p.version desc), '[]') from legal_documents p where p.kind = d.kind) as published
  from legal_drafts d`;

/** Every document with its draft and its versions. */
export async function readEditedDocuments(pool: Pool): Promise<readonly EditedDocument[]> {
  const rows = await read<EditedRow>(pool, { name: 'legal_drafts', text: EDITED_SQL });
  return rows.map(({ savedAt, published, ...row }) => ({
    ...row,
    savedAt: savedAt === null ? null : new Date(savedAt),
    published: published.map((version) => ({ ...version, publishedAt: new Date(version.publishedAt) })),
  }));
}

const CURRENT_TEXT_SQL =
  'select version, text from legal_documents where kind = $1 order by version desc limit 1';

/** The current version in a transaction; undefined before the first one is published. */
export async function readCurrent(
  tx: EntityManager,
  kind: LegalKind,
): Promise<{ version: number; text: string } | undefined> {
  const [current] = await query<{ version: number; text: string }>(tx, CURRENT_TEXT_SQL, [kind]);
  return current;
}

/** Somebody who agrees to the documents of these kinds. */
export interface Agreement {
  readonly userId: string;
  /** Null when they register. */
  readonly checkoutId: string | null;
  readonly kinds: readonly LegalKind[];
  readonly acceptedBy: AcceptedBy;
  readonly now: Date;
}

/** The caller named the version that it showed, or named none and accepted by calling. */
export type AcceptedBy = 'screen' | 'call';

const AGREE_SQL = `with current as (
    select distinct on (kind) kind, version from legal_documents where kind = any ($3::text[])
      order by kind, version desc),
  added as (
    insert into acceptances (user_id, checkout_id, kind, version, accepted_at, accepted_by)
      select $1, $2, kind, version, $4, $5 from current on conflict do nothing)
  select kind, version from current`;

/** Writes down that somebody agrees to the current versions, once for each checkout; gives those versions. */
export async function writeAgreement(
  tx: EntityManager,
  { userId, checkoutId, kinds, now, acceptedBy }: Agreement,
): Promise<LegalVersion[]> {
  return query<LegalVersion>(tx, AGREE_SQL, [userId, checkoutId, kinds, now, acceptedBy]);
}

/** A version that a customer agreed to. */
export interface StoredAcceptance extends LegalVersion {
  readonly acceptedAt: Date;
  readonly acceptedBy: AcceptedBy;
  /** Of the checkout's order; null for a registration, and while the checkout is not paid. */
  readonly orderNumber: string | null;
  readonly isAtCheckout: boolean;
}

const MINE_SQL = `select a.kind, a.version, a.accepted_at, a.accepted_by,
    o.number as order_number, a.checkout_id is not null as is_at_checkout
  from acceptances a left join orders o on o.checkout_id = a.checkout_id
  where a.user_id = $1 order by a.id desc limit $2`;

/** What a customer agreed to, the newest first. */
export async function readAcceptances(
  pool: Pool,
  userId: string,
  limit: number,
): Promise<StoredAcceptance[]> {
  const rows = await read<AsText<StoredAcceptance, 'acceptedAt'>>(pool, {
    name: 'acceptances',
    text: MINE_SQL,
    values: [userId, limit],
  });
  return rows.map((row) => ({ ...row, acceptedAt: new Date(row.acceptedAt) }));
}
