import { pipeline } from 'node:stream/promises';
import { todayInLondon } from '../../../../rules/calendar-date.js';
import { type LinkKind, readLink, signLink } from '../../../platform/auth/signed-link.js';
import type { StreamedFile } from '../../../platform/files/sent-file.js';
import { toCsv } from '../../../platform/files/to-csv.js';
import { toXlsx } from '../../../platform/files/to-xlsx.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { CATALOGUE_COLUMNS, toCells } from './catalogue-columns.js';
import { readCatalogueRows } from './catalogue-rows.store.js';

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

const FORMATS = {
  csv: { type: 'text/csv; charset=utf-8', write: () => toCsv(CATALOGUE_COLUMNS) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: () => toXlsx('Catalogue', CATALOGUE_COLUMNS),
  },
} as const;

const LINK: LinkKind = {
  purpose: 'catalogue-export',
  /** Enough to start a download, and too short to share. */
  lifetimeMs: 2 * 60 * 1000,
  advice: 'Download the catalogue again.',
};

/** The catalogue with its rates as a spreadsheet, for staff to edit and upload again. */
export class CatalogueExportService extends Service<Deps<'reads' | 'env' | 'now'>> {
  /** Staff: a short-lived link that downloads the catalogue. */
  async link(format: SheetFormat): Promise<{ readonly url: string; readonly fileName: string }> {
    this.require('catalogue');
    return {
      url: `/api/catalogue-exports/${signLink(this.deps, LINK, { format })}`,
      fileName: this.fileName(format),
    };
  }

  /** The catalogue as a link asks for it, streamed. Throws BAD_INPUT for an expired or forged link. */
  async fileOfLink(token: string): Promise<StreamedFile> {
    const format = readLink(this.deps, LINK, token, ({ format: asked }) =>
      SHEET_FORMATS.find((one) => one === asked),
    );
    const { type, write } = FORMATS[format];
    return {
      ...{ type, fileName: this.fileName(format) },
      pipe: (to) => pipeline(this.cells(), write(), to),
    };
  }

  private async *cells() {
    for await (const row of readCatalogueRows(this.deps.reads)) yield toCells(row);
  }

  private fileName(format: SheetFormat): string {
    return `catalogue-${todayInLondon(this.deps.now())}.${format}`;
  }
}
