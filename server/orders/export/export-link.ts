import {
  type LinkKind,
  type LinkOwner,
  type LinkParts,
  readLink,
  signLink,
} from '../../shared/signed-link.js';
import { isUuid } from '../../shared/uuid.js';
import type { OrderFilter } from '../admin/order-filter.js';

const EXPORT: LinkKind = {
  opens: 'order-export',
  /** Long enough to begin a download, too short to be passed on. */
  lifetimeMs: 2 * 60 * 1000,
  wayOut: 'Please export the orders once more.',
};

/** What a link opens, and for whom of the staff. */
export interface ExportLink {
  readonly filter: OrderFilter;
  readonly owner: LinkOwner;
}

/** The address below this server from which a plain link downloads the orders of a filter, for two minutes from now. */
export async function exportUrl(parts: LinkParts, { filter, owner }: ExportLink): Promise<string> {
  const says = { filter, sub: owner.id, ver: owner.sessionVersion };
  return `/api/exports/${await signLink(parts, EXPORT, says)}`;
}

/** What a genuine link opens. Throws BAD_INPUT for one that has run out, was cut short or was never ours. */
export function readExportLink(parts: LinkParts, token: string): Promise<ExportLink> {
  return readLink(parts, EXPORT, token, ({ sub: id, ver: sessionVersion, filter }) =>
    isUuid(id) && typeof sessionVersion === 'number' && typeof filter === 'object'
      ? { filter: filter as OrderFilter, owner: { id, sessionVersion } }
      : undefined,
  );
}
