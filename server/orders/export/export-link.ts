import {
  type LinkDeps,
  type LinkKind,
  type LinkOwner,
  readLink,
  signLink,
} from '../../shared/signed-link.js';
import { isUuid } from '../../shared/uuid.js';
import type { OrderFilter } from '../admin/order-filter.js';

const EXPORT: LinkKind = {
  purpose: 'order-export',
  /** Long enough to begin a download, too short to be passed on. */
  lifetimeMs: 2 * 60 * 1000,
  advice: 'Export the orders again.',
};

/** What a link opens, and for whom of the staff. */
export interface ExportLink {
  readonly filter: OrderFilter;
  readonly owner: LinkOwner;
}

/** The address below this server from which a plain link downloads the orders of a filter, for two minutes from now. */
export function exportUrl(deps: LinkDeps, { filter, owner }: ExportLink): string {
  const claims = { filter, sub: owner.id, ver: owner.sessionVersion };
  return `/api/exports/${signLink(deps, EXPORT, claims)}`;
}

/** What a genuine link opens. Throws BAD_INPUT for one that has expired, is incomplete or forged. */
export function readExportLink(deps: LinkDeps, token: string): ExportLink {
  return readLink(deps, EXPORT, token, ({ sub: id, ver: sessionVersion, filter }) =>
    isUuid(id) && typeof sessionVersion === 'number' && typeof filter === 'object'
      ? { filter: filter as OrderFilter, owner: { id, sessionVersion } }
      : undefined,
  );
}
