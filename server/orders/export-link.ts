import { type LinkKind, type LinkParts, readLink, signLink } from '../shared/signed-link.js';
import { isUuid } from '../shared/uuid.js';
import type { OrderFilter } from './order-filter.js';

const EXPORT: LinkKind = {
  opens: 'order-export',
  /** Long enough to begin a download, too short to be passed on. */
  lifetimeMs: 2 * 60 * 1000,
  wayOut: 'Please export the orders once more.',
};

/** What a link opens, and for whom of the staff. */
export interface ExportLink {
  readonly filter: OrderFilter;
  readonly userId: string;
}

/** The address below this server from which a plain link downloads the orders of a filter, for two minutes from now. */
export async function exportUrl(parts: LinkParts, { filter, userId }: ExportLink): Promise<string> {
  return `/api/exports/${await signLink(parts, EXPORT, { filter, sub: userId })}`;
}

/** What a genuine link opens. Throws BAD_INPUT for one that has run out, was cut short or was never ours. */
export function readExportLink(parts: LinkParts, token: string): Promise<ExportLink> {
  return readLink(parts, EXPORT, token, ({ sub: userId, filter }) =>
    isUuid(userId) && typeof filter === 'object' ? { filter: filter as OrderFilter, userId } : undefined,
  );
}
