import {
  type LinkDeps,
  type LinkKind,
  type LinkOwner,
  readLink,
  signLink,
} from '../../shared/signed-link.js';
import { isUuid } from '../../shared/uuid.js';
import type { OrderFilter } from '../admin/order-filter.js';
import { EXPORT_FORMATS, type ExportFormat } from './export-formats.js';

const EXPORT: LinkKind = {
  purpose: 'order-export',
  /** Long enough to begin a download, too short to be passed on. */
  lifetimeMs: 2 * 60 * 1000,
  advice: 'Export the orders again.',
};

/** What a link opens, and for whom of the staff. */
export interface ExportLink {
  readonly filter: OrderFilter;
  readonly format: ExportFormat;
  readonly owner: LinkOwner;
}

/** The address below this server from which a plain link downloads the orders of a filter, for two minutes from now. */
export function exportUrl(deps: LinkDeps, { filter, format, owner }: ExportLink): string {
  const claims = { filter, format, sub: owner.id, ver: owner.sessionVersion };
  return `/api/exports/${signLink(deps, EXPORT, claims)}`;
}

/** What a genuine link opens. Throws BAD_INPUT for one that has expired, is incomplete or forged. */
export function readExportLink(deps: LinkDeps, token: string): ExportLink {
  return readLink(deps, EXPORT, token, ({ sub: id, ver: sessionVersion, filter, format }) =>
    isUuid(id) && typeof sessionVersion === 'number' && typeof filter === 'object' && isFormat(format)
      ? { filter: filter as OrderFilter, format, owner: { id, sessionVersion } }
      : undefined,
  );
}

function isFormat(format: unknown): format is ExportFormat {
  return typeof format === 'string' && Object.hasOwn(EXPORT_FORMATS, format);
}
