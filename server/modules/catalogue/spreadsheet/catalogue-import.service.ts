import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { badInput, conflict, notFound } from '../../../platform/errors/errors.js';
import { currentRequestId } from '../../../platform/log/request-scope.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import type { ImageFile } from '../../../platform/uploads/image-file.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { changedSince } from '../bulk-prices/bulk-price.service.js';
import { applyValues } from '../bulk-prices/bulk-price.store.js';
import { lockValues } from '../bulk-prices/changed-values.store.js';
import type { CatalogueImport, CatalogueImportLine } from './catalogue-import.entity.js';
import {
  closeImport,
  insertImport,
  insertLines,
  markApplied,
  readChanges,
  readImport,
  readLines,
} from './catalogue-import.store.js';
import { readProductRows, readRateRows } from './catalogue-rows.store.js';
import { readCatalogue } from './read-catalogue.js';

const NAME_MAX = 100;

/** Uploads of the catalogue as a spreadsheet: read, shown, and applied as a whole. */
export class CatalogueImportService extends Service<Deps<'em' | 'pool' | 'readCache' | 'limits' | 'now'>> {
  /**
   * Staff: reads an uploaded spreadsheet, and stores what it changes or its problems; nothing of the catalogue is
   * changed. Returns its id. Throws BAD_INPUT for a file that can't be read, TOO_MANY_ATTEMPTS.
   */
  async upload({ bytes, name }: ImageFile): Promise<string> {
    const { id: actorId } = this.require('catalogue');
    const { em, pool, limits, now } = this.deps;
    await limits.spend('bulk-price', actorId);
    const id = randomUUID();
    const fileName = name.slice(-NAME_MAX) || 'catalogue';
    const rates = await readRateRows(pool);
    await inTransaction(em, async (tx) => {
      await insertImport(tx, { id, createdAt: now(), actorId, fileName });
      const counts = { rowCount: 0, changeCount: 0, problemCount: 0 };
      const current = { products: (ids: readonly string[]) => readProductRows(pool, ids), rates };
      for await (const { rows, results } of readCatalogue(bytes, current)) {
        await insertLines(tx, id, counts.changeCount + counts.problemCount, results);
        const problems = results.filter((one) => 'problem' in one).length;
        counts.rowCount += rows;
        counts.problemCount += problems;
        counts.changeCount += results.length - problems;
      }
      await closeImport(tx, { id, ...counts });
    });
    return id;
  }

  /** Staff: an upload and its counts. Throws NOT_FOUND. */
  async one(id: string): Promise<CatalogueImport> {
    this.require('catalogue');
    return this.find(id);
  }

  /** Staff: one page of what an upload changes, or of its problems. Throws BAD_INPUT, NOT_FOUND. */
  async lines(id: string, { page, pageSize }: PageQuery): Promise<Page<CatalogueImportLine>> {
    const { problemCount, changeCount } = await this.one(id);
    const at = readPage(page, pageSize);
    return toPage(await readLines(this.deps.em, id, at.pageSize, at.offset), problemCount || changeCount, at);
  }

  /**
   * Staff: makes every change of an upload, as one price change that can be undone. Throws NOT_FOUND; BAD_INPUT when it
   * has problems or changes nothing; CONFLICT when it was applied before or a value has changed since.
   */
  async apply(id: string): Promise<CatalogueImport> {
    const { id: actorId } = this.require('catalogue');
    const { em, readCache, limits, now } = this.deps;
    await limits.spend('bulk-price', actorId);
    if (!isUuid(id)) throw notFound('Upload');
    await inTransaction(em, async (tx) => {
      const upload = await readImport(tx, id, { isLocked: true });
      if (!upload) throw notFound('Upload');
      if (upload.state === 'applied') throw conflict('This file has already been applied.');
      if (upload.state === 'refused')
        throw badInput('This file has problems. Mend them and upload it again.');
      const changes = await readChanges(tx, id);
      if (changes.length === 0) throw badInput('This file changes nothing');
      const values = await lockValues(tx, changes);
      const touched = values.filter(
        ({ now: current, before, isDeleted }) => isDeleted || !isDeepStrictEqual(current, before),
      );
      if (touched.length > 0) throw conflict(changedSince('apply', touched));
      const priceChangeId = randomUUID();
      const record = { id: priceChangeId, createdAt: now(), actorId, requestId: currentRequestId() };
      await applyValues(tx, { ...record, kind: 'spreadsheet', fileName: upload.fileName }, changes);
      await markApplied(tx, id, priceChangeId);
    });
    readCache.invalidate();
    return this.find(id);
  }

  private async find(id: string): Promise<CatalogueImport> {
    const upload = isUuid(id) ? await readImport(this.deps.em, id) : null;
    if (!upload) throw notFound('Upload');
    return upload;
  }
}
