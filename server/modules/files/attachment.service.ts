import { createHmac, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FileSafety } from '../../../rules/files/file-limits.js';
import { isPermitted } from '../../../rules/users/permissions.js';
import { keyFor } from '../../platform/auth/signed-link.js';
import { inTransaction } from '../../platform/db/transaction.js';
import { writeAuditEntry } from '../../platform/db/write-audit-entry.js';
import { conflict, notFound, serviceUnavailable, wrongField } from '../../platform/errors/errors.js';
import type { SentFile } from '../../platform/files/sent-file.js';
import { clientKey, clientNetwork } from '../../platform/limits/ip-prefix.js';
import { callerLeft, restartAnswerTime } from '../../platform/log/request-scope.js';
import { type Deps, Service } from '../../platform/service/service.js';
import type { ImageFile } from '../../platform/uploads/image-file.js';
import { isUuid } from '../../platform/values/uuid.js';
import { type FoundFile, readFileFor, storeFile } from './attachment.store.js';
import { type CheckedFile, checkFile } from './check-file.js';
import { fileSafety } from './file-safety.js';

const ENDINGS = { 'application/pdf': 'pdf', 'image/webp': 'webp' } as const;
const RETRY_AFTER_S = 3600;
/** A tenth of a megabyte, the unit in which limits count. */
const COUNTED_BYTES = 2 ** 20 / 10;

const CLOSED: Partial<Record<FileSafety, string>> = {
  waiting: "This file hasn't been checked for viruses yet. Try again in a few minutes.",
  harmful: 'The virus scanner found something in this file, so we removed it.',
};

/** The files of requests, messages and documents. */
export class AttachmentService extends Service<Deps<'em' | 'env' | 'limits' | 'log' | 'now' | 'scanner'>> {
  /**
   * Stores a file to be attached within a day, and returns its id. Throws TOO_LARGE, NOT_AN_IMAGE, BAD_INPUT for a
   * harmful one, TOO_MANY_ATTEMPTS; SERVICE_UNAVAILABLE while too many are not attached.
   */
  async save(sent: ImageFile): Promise<string> {
    const { em, limits, now, env } = this.deps;
    const { user } = this.viewer;
    const sender = user?.id ?? clientKey();
    if (user) await limits.spend('file', user.id);
    const painter = { forWhom: sender, isStaff: user?.role === 'admin', left: callerLeft() };
    const file = await checkFile(sent, painter);
    await limits.spendAmount(
      user ? ['file-bytes-hour', 'file-bytes-day'] : ['request-bytes-hour', 'request-bytes-day'],
      sender,
      Math.ceil(file.bytes.length / COUNTED_BYTES),
      "We can't take more files from you for now. Send this without it, or try again later.",
    );
    const isScanned = await this.scan(file);
    restartAnswerTime();
    const id = randomUUID();
    const digest = createHmac('sha256', keyFor(env, 'senders of files'))
      .update(user?.id ?? clientNetwork())
      .digest('base64url');
    await inTransaction(em, async (tx) => {
      if (!(await storeFile(tx, { ...file, id, sender: digest, isScanned, now: now() })))
        throw serviceUnavailable("We can't take files right now. Send this without it.", RETRY_AFTER_S);
    });
    return id;
  }

  /**
   * A file under a name of ours, for its customer and staff; with `requestId` for any holder of that request's link.
   * Opening by staff is audited. Throws NOT_FOUND; CONFLICT while it waits for the virus scanner.
   */
  async open(fileId: string, requestId: string | null = null): Promise<SentFile> {
    return inTransaction(this.deps.em, async (tx) => {
      const file = await this.find(tx, fileId, requestId, false);
      const { about, aboutId, reference, paper } = file;
      await writeAuditEntry(tx, {
        entity: about,
        entityId: aboutId,
        label: reference,
        what: { file: 'opened', ...(paper ? { paper } : {}) },
      });
      return this.answer(file);
    });
  }

  /** The thumbnail of an image, for the same people. Throws NOT_FOUND, also for a PDF. */
  async thumbnail(fileId: string, requestId: string | null = null): Promise<SentFile> {
    return this.answer(await this.find(this.deps.em.fork(), fileId, requestId, true));
  }

  private async find(
    em: EntityManager,
    fileId: string,
    requestId: string | null,
    isSmall: boolean,
  ): Promise<FoundFile> {
    const { user } = this.viewer;
    const reader = { userId: user?.id ?? null, isStaff: isPermitted(user, 'orders'), requestId };
    const file = isUuid(fileId) ? await readFileFor(em, fileId, reader, isSmall) : undefined;
    if (!file) throw notFound('File');
    return file;
  }

  private answer(file: FoundFile): SentFile {
    const closed = CLOSED[fileSafety(file, this.deps.scanner !== null)];
    if (closed) throw conflict(closed);
    const { reference, type, bytes } = file;
    return { fileName: `${reference}.${ENDINGS[type]}`, type, bytes };
  }

  /** Whether the scanner found a PDF clean; false without a scanner or its answer: the file waits. Throws BAD_INPUT. */
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
