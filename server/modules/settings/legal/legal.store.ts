import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { LegalKind, LegalVersion } from '../../../../rules/legal-documents.js';
import { query, read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { Acceptance, type AcceptedBy, type EditedLegalDocument, type LegalDocument } from './legal.entity.js';

const DOCUMENT_SQL = `select kind, version, text, published_at,
    (select max(version) from legal_documents where kind = $1) as current_version
  from legal_documents where kind = $1 and ($2::int is null or version = $2) order by version desc limit 1`;

/** The version of a document, the current one for null; undefined when it is not published. */
export async function readDocument(
  pool: ReadPool,
  kind: LegalKind,
  version: number | null,
): Promise<LegalDocument | undefined> {
  const rows = await read<LegalDocument>(pool, {
    name: 'legal_document',
    text: DOCUMENT_SQL,
    values: [kind, version],
  });
  return rows[0];
}

const EDITED_SQL = `select d.kind, d.text, d.saved_at, d.version,
    (select coalesce(jsonb_agg(jsonb_build_object('version', p.version, 'publishedAt', p.published_at, 'note', p.note)
      order by p.version desc), '[]') from legal_documents p where p.kind = d.kind) as published
  from legal_drafts d`;

/** Every document with its draft and its versions. */
export async function readEditedDocuments(pool: Pool): Promise<readonly EditedLegalDocument[]> {
  return read<EditedLegalDocument>(pool, { name: 'legal_drafts', text: EDITED_SQL });
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

/** A person's agreement to the documents of these kinds. */
export interface Agreement {
  readonly userId: string;
  /** Null at registration. */
  readonly checkoutId: string | null;
  readonly kinds: readonly LegalKind[];
  readonly acceptedBy: AcceptedBy;
  readonly now: Date;
}

const AGREE_SQL = `with current as (
    select distinct on (kind) kind, version from legal_documents where kind = any ($3::text[])
      order by kind, version desc),
  added as (
    insert into acceptances (user_id, checkout_id, kind, version, accepted_at, accepted_by)
      select $1, $2, kind, version, $4, $5 from current on conflict do nothing)
  select kind, version from current`;

/** Records agreement to the current versions, once for each checkout; returns those versions. */
export async function writeAgreement(
  tx: EntityManager,
  { userId, checkoutId, kinds, now, acceptedBy }: Agreement,
): Promise<LegalVersion[]> {
  return query<LegalVersion>(tx, AGREE_SQL, [userId, checkoutId, kinds, now, acceptedBy]);
}

const MINE_SQL = `select jsonb_build_array(a.kind, a.version) as document, a.accepted_at, a.accepted_by, a.checkout_id,
    o.number as order_number
  from acceptances a left join orders o on o.checkout_id = a.checkout_id
  where a.user_id = $1 order by a.id desc limit $2`;

/** A customer's acceptances, the newest first. */
export async function readAcceptances(pool: Pool, userId: string, limit: number): Promise<Acceptance[]> {
  const rows = await read<Acceptance>(pool, {
    name: 'acceptances',
    text: MINE_SQL,
    values: [userId, limit],
  });
  return rows.map((row) => Object.assign(new Acceptance(), row));
}
