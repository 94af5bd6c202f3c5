import { createHmac, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { RequestFileSafety } from '../../../rules/requests.js';
import { kysely } from '../../db/kysely.js';
import { inTransaction } from '../../db/transaction.js';
import type { Env } from '../../env/env.js';
import { clientKey, clientNetwork } from '../../limits/client-key.js';
import type { Limits } from '../../limits/limits.js';
import { keyFor } from '../../shared/derived-keys.js';
import { conflict, notFound, serviceUnavailable, wrongField } from '../../shared/errors/errors.js';
import type { Log } from '../../shared/log/log.js';
import { callerLeft, restartAnswerTime } from '../../shared/request-scope.js';
import type { SentFile } from '../../shared/sent-file.js';
import { Service } from '../../shared/service.js';
import { isUuid } from '../../shared/uuid.js';
import { requireAdmin } from '../../shared/viewer.js';
import type { ImageFile } from '../../uploads/image-file.js';
import type { VirusScanner } from '../../uploads/scanning/virus-scanner.js';
import { fileSafety } from './file-safety.js';
import { type CheckedFile, readRequestFile } from './read-request-file.js';
import { storeFile } from './request-file.store.js';

export interface RequestFileDeps {
  readonly em: EntityManager;
  readonly env: Pick<Env, 'jwtSecret'>;
  readonly limits: Limits;
  readonly log: Log;
  readonly now: () => Date;
  readonly scanner: VirusScanner | null;
}

const ENDINGS = { 'application/pdf': 'pdf', 'image/webp': 'webp' } as const;
const RETRY_AFTER_S = 3600;
/** A tenth of a megabyte, the unit in which limits count. */
const COUNTED_BYTES = 2 ** 20 / 10;

const CLOSED: Partial<Record<RequestFileSafety, string>> = {
  waiting: "This file hasn't been checked for viruses yet. Try again in a few minutes.",
  harmful: 'The virus scanner found something in this file, so we removed it.',
};

/** The files that come with requests. */
export class RequestFileService extends Service<RequestFileDeps> {
  /**
   * Stores a file for a request that is sent within a day, and gives its id. Throws TOO_LARGE, NOT_AN_IMAGE, BAD_INPUT for a
   * harmful one, TOO_MANY_ATTEMPTS; SERVICE_UNAVAILABLE while too many wait for their requests.
   */
  async save(sent: ImageFile): Promise<string> {
    const { em, limits, now, env } = this.deps;
    const place = clientKey();
    const painter = { forWhom: place, isStaff: false, left: callerLeft() };
    const file = await readRequestFile(sent, painter);
    await limits.spendAmount(
      ['request-bytes-hour', 'request-bytes-day'],
      place,
      Math.ceil(file.bytes.length / COUNTED_BYTES),
      "We can't take more files from your network for now. Send your request without it, or try again later.",
    );
    const isScanned = await this.scan(file);
    restartAnswerTime();
    const id = randomUUID();
    const sender = createHmac('sha256', keyFor(env, 'senders of files'))
      .update(clientNetwork())
      .digest('base64url');
    await inTransaction(em, async (tx) => {
      if (!(await storeFile(tx, { ...file, id, sender, isScanned, now: now() })))
        throw serviceUnavailable(
          "We can't take files right now. Send your request without it.",
          RETRY_AFTER_S,
        );
    });
    return id;
  }

  /** Staff: the file of a request, under a name of ours. Throws NOT_FOUND; CONFLICT while it waits for the virus scanner. */
  async read(requestId: string): Promise<SentFile> {
    requireAdmin(this.viewer);
    const file = isUuid(requestId)
      ? await kysely(this.deps.em.fork())
          .selectFrom('request_files as f')
          .innerJoin('requests as r', 'r.id', 'f.request_id')
          .select(['f.type', 'f.bytes', 'f.scan', 'r.reference'])
          .where('r.id', '=', requestId)
          .executeTakeFirst()
      : undefined;
    if (!file) throw notFound('File');
    const { type, bytes, reference } = file;
    const closed = CLOSED[fileSafety(file, this.deps.scanner !== null)];
    if (closed) throw conflict(closed);
    return { fileName: `${reference}.${ENDINGS[type]}`, type, bytes };
  }

  /** Whether the scanner found it clean; false without one, and while it is away: then the file waits. Throws BAD_INPUT. */
  private async scan({ type, bytes }: CheckedFile): Promise<boolean> {
    const { scanner, log } = this.deps;
    if (!scanner || type !== 'application/pdf') return false;
    const verdict = await scanner.scan(bytes).catch((err) => {
      log.error({ event: 'uploads.scanner_away', err }, 'The virus scanner does not answer');
      return null;
    });
    if (verdict?.isHarmful) {
      log.warn({ event: 'uploads.harmful_file', what: verdict.what }, 'Refused a harmful file');
      throw wrongField('file', "Our virus scanner won't let this file through. Choose another one.");
    }
    return verdict !== null;
  }
}
