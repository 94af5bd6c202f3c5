import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseOtherContent } from '../../platform/api/idempotency-key.js';
import { kysely } from '../../platform/db/kysely.js';
import { query } from '../../platform/db/query.js';
import { AttachmentRecord } from '../files/attachment.entity.js';
import type { RequestRow } from './request.store.js';

/** A request to store. */
export type NewRequest = Pick<
  RequestRow,
  | 'id'
  | 'kind'
  | 'userId'
  | 'name'
  | 'email'
  | 'phone'
  | 'destination'
  | 'surveyMonth'
  | 'shipment'
  | 'otherOffer'
> & {
  /** The saved quote on which staff make it. */
  readonly ofQuoteId?: string;
  /** Digest of its whole content, with the cart. */
  readonly digest: string;
  /** Digest of what was sent with the id. */
  readonly sentDigest: string;
  readonly now: Date;
};

/**
 * Stores a request, unless its id was sent before, or the same content within an hour: then `isNew` is false and the
 * reference is the first one's. Throws CONFLICT for an id that was sent with other content.
 */
export async function storeRequest(
  tx: EntityManager,
  { ofQuoteId, now, ...request }: NewRequest,
): Promise<{ reference: string; isNew: boolean }> {
  const { id, digest, sentDigest } = request;
  await query(
    tx,
    `update requests set digest = null where digest = $1 and created_at <= $2::timestamptz - interval '1 hour'`,
    [digest, now],
  );
  const stored = await kysely(tx)
    .insertInto('RequestRecord')
    .values({
      ...{ ...request, state: 'new', ofQuote: ofQuoteId ?? null },
      ...{ createdAt: now, changedAt: now, waitsSince: now },
    })
    .onConflict((conflicts) => conflicts.doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (stored) return { ...stored, isNew: true };
  const first = await kysely(tx)
    .selectFrom('RequestRecord')
    .select(['reference', 'id', 'sentDigest'])
    .where((eb) => eb.or([eb('id', '=', id), eb('digest', '=', digest)]))
    .orderBy((eb) => eb('id', '=', id), 'desc')
    .executeTakeFirstOrThrow();
  if (first.id === id) refuseOtherContent(first.sentDigest, sentDigest);
  return { reference: first.reference, isNew: false };
}

/** The digest of an uploaded file; undefined when it does not exist. */
export async function readFileDigest(tx: EntityManager, fileId: string): Promise<string | undefined> {
  const file = await tx.findOne(AttachmentRecord, { id: fileId }, { fields: ['digest'] });
  return file?.digest;
}
