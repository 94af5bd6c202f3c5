import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { kysely } from '../db/kysely.js';
import { inTransaction } from '../db/transaction.js';
import { notFound, serviceUnavailable } from '../shared/errors/errors.js';
import type { SentFile } from '../shared/sent-file.js';
import { Service } from '../shared/service.js';
import { isUuid } from '../shared/uuid.js';
import { requireAdmin } from '../shared/viewer.js';
import type { ImageFile } from '../uploads/image-file.js';
import { readRequestFile } from './read-request-file.js';

export interface RequestFileDeps {
  readonly em: EntityManager;
  readonly now: () => Date;
}

const ENDINGS = { 'application/pdf': 'pdf', 'image/webp': 'webp' } as const;

/** Of files whose requests have not come yet, so that nobody fills the disk that payments are written to: 1 GiB. */
const UNSENT_BYTES_MAX = 2 ** 30;
const RETRY_AFTER_S = 3600;

/** The files that come with requests. */
export class RequestFileService extends Service<RequestFileDeps> {
  /**
   * Stores a file for a request that is sent within a day, and gives its id. Throws TOO_LARGE, NOT_AN_IMAGE;
   * SERVICE_UNAVAILABLE while too many wait for their requests.
   */
  async save(sent: ImageFile): Promise<string> {
    const file = await readRequestFile(sent);
    const id = randomUUID();
    await inTransaction(this.deps.em, async (tx) => {
      const unsent = await kysely(tx)
        .selectFrom('request_files')
        .select(sql<string>`coalesce(sum(octet_length(bytes)), 0)`.as('bytes'))
        .where('request_id', 'is', null)
        .executeTakeFirstOrThrow();
      if (Number(unsent.bytes) + file.bytes.length > UNSENT_BYTES_MAX)
        throw serviceUnavailable(
          "We can't take files right now. Send your request without it.",
          RETRY_AFTER_S,
        );
      await kysely(tx)
        .insertInto('request_files')
        .values({ ...file, id, created_at: this.deps.now() })
        .execute();
    });
    return id;
  }

  /** Staff: the file of a request, under a name of ours. Throws NOT_FOUND. */
  async read(requestId: string): Promise<SentFile> {
    requireAdmin(this.viewer);
    const file = isUuid(requestId)
      ? await kysely(this.deps.em.fork())
          .selectFrom('request_files as f')
          .innerJoin('requests as r', 'r.id', 'f.request_id')
          .select(['f.type', 'f.bytes', 'r.reference'])
          .where('r.id', '=', requestId)
          .executeTakeFirst()
      : undefined;
    if (!file) throw notFound('File');
    const { type, bytes, reference } = file;
    return { fileName: `${reference}.${ENDINGS[type]}`, type, bytes };
  }
}
