import { todayInLondon } from '../../../../rules/calendar-date.js';
import { isPermitted } from '../../../../rules/users/permissions.js';
import {
  type LinkDeps,
  type LinkKind,
  type LinkOwner,
  readLink,
  signLink,
} from '../../../platform/auth/signed-link.js';
import { badInput, forbidden } from '../../../platform/errors/errors.js';
import type { StreamedFile } from '../../../platform/files/sent-file.js';
import { SHEET_ROWS_MAX } from '../../../platform/files/to-xlsx.js';
import { readLinkOwner } from '../../../platform/service/read-link-owner.store.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { type OrderFilter, readOrderFilter } from '../admin/order-filter.js';
import { EXPORT_FORMATS, type ExportFormat, exportFileName } from './export-formats.js';
import { type ExportRow, exportSql, toCells } from './export-rows.js';
import { writeExportEntry } from './order-export.store.js';

const TOO_MANY_ROWS = `An Excel file holds up to ${SHEET_ROWS_MAX.toLocaleString('en-GB')} orders. Choose fewer, or export CSV.`;

/** The download address and the name of an export file. */
export interface OfferedExport {
  readonly url: string;
  readonly fileName: string;
}

/** Exports of orders for staff. A file holds personal data, so the audit log records each one. */
export class OrderExportService extends Service<Deps<'pool' | 'exporter' | 'limits' | 'env' | 'now'>> {
  /** A short-lived download link for the orders of a filter. Throws BAD_INPUT. */
  async link(asked: OrderFilter, format: ExportFormat): Promise<OfferedExport> {
    const owner = this.require('money');
    const filter = readOrderFilter(asked);
    return { url: exportUrl(this.deps, { filter, format, owner }), fileName: this.fileName(filter, format) };
  }

  /**
   * The orders of a link, newest first, if its owner still has the permission. Throws BAD_INPUT, FORBIDDEN, TOO_MANY_ATTEMPTS.
   */
  async fileOfLink(token: string): Promise<StreamedFile> {
    const { owner, ...wanted } = readExportLink(this.deps, token);
    if (!isPermitted(await readLinkOwner(this.deps.pool, owner), 'money')) throw forbidden();
    return this.make(wanted, owner.id);
  }

  private async make({ filter, format }: Omit<ExportLink, 'owner'>, userId: string): Promise<StreamedFile> {
    await this.deps.limits.spend('order-export', userId);
    const { type, rowsMax, write } = EXPORT_FORMATS[format];
    const turn = this.deps.exporter.take();
    try {
      const isWritten = await writeExportEntry(this.deps.pool, { filter, format, rowsMax }, userId);
      if (!isWritten) throw badInput(TOO_MANY_ROWS);
    } catch (error) {
      turn.free();
      throw error;
    }
    return {
      fileName: this.fileName(filter, format),
      type,
      pipe: (to) =>
        turn.pipe({ ...exportSql(filter), itemsOf: (row: ExportRow) => [toCells(row)], write }, to),
    };
  }

  private fileName(filter: OrderFilter, format: ExportFormat): string {
    return exportFileName(format, filter, todayInLondon(this.deps.now()));
  }
}

const EXPORT: LinkKind = {
  purpose: 'order-export',
  /** Enough to start a download, and too short to share. */
  lifetimeMs: 2 * 60 * 1000,
  advice: 'Export the orders again.',
};

/** The export that a link opens, and the member of staff who may open it. */
interface ExportLink {
  readonly filter: OrderFilter;
  readonly format: ExportFormat;
  readonly owner: LinkOwner;
}

/** The path of a signed link that downloads the orders of a filter, valid for two minutes. */
export function exportUrl(deps: LinkDeps, { filter, format, owner }: ExportLink): string {
  const claims = { filter, format, sub: owner.id, ver: owner.sessionVersion };
  return `/api/exports/${signLink(deps, EXPORT, claims)}`;
}

/** The export of a genuine link. Throws BAD_INPUT for an expired, incomplete or forged one. */
function readExportLink(deps: LinkDeps, token: string): ExportLink {
  return readLink(deps, EXPORT, token, ({ sub: id, ver: sessionVersion, filter, format }) =>
    isUuid(id) && typeof sessionVersion === 'number' && typeof filter === 'object' && isFormat(format)
      ? { filter: filter as OrderFilter, format, owner: { id, sessionVersion } }
      : undefined,
  );
}

function isFormat(format: unknown): format is ExportFormat {
  return typeof format === 'string' && Object.hasOwn(EXPORT_FORMATS, format);
}
