import {
  type LinkDeps,
  type LinkKind,
  type LinkOwner,
  readLink,
  signLink,
} from '../../../platform/auth/signed-link.js';
import { isUuid } from '../../../platform/values/uuid.js';

const DOCUMENT: LinkKind = {
  purpose: 'document',
  /** Long enough to begin a download, too short to be passed on. */
  lifetimeMs: 10 * 60 * 1000,
  advice: 'Open the document again.',
};

/** What a link opens, and whose downloads it counts among. */
export interface DocumentLink {
  readonly orderId: string;
  readonly name: string;
  readonly owner: LinkOwner;
}

/** The sheet of a day's collections that a link opens, and for whom of the staff. */
export interface SheetLink {
  /** In London. */
  readonly date: string;
  readonly owner: LinkOwner;
}

/** Stands in a link where the others have an order. */
const COLLECTIONS = 'collections';

/** The address below this server from which a plain link downloads a document, for ten minutes from now. */
export function documentUrl(deps: LinkDeps, { orderId, name, owner }: DocumentLink): string {
  return `/api/documents/${signLink(deps, DOCUMENT, { sub: orderId, name, ...by(owner) })}`;
}

/** The same for the sheet of a day's collections. */
export function sheetUrl(deps: LinkDeps, { date, owner }: SheetLink): string {
  return `/api/documents/${signLink(deps, DOCUMENT, { sub: COLLECTIONS, name: date, ...by(owner) })}`;
}

/** The thing that a genuine link opens. Throws BAD_INPUT for one that has expired, is incomplete or forged. */
export function readDocumentLink(deps: LinkDeps, token: string): DocumentLink | SheetLink {
  return readLink(deps, DOCUMENT, token, ({ sub: subject, name, by: id, ver: sessionVersion }) => {
    if (typeof name !== 'string' || !isUuid(id) || typeof sessionVersion !== 'number') return undefined;
    const owner = { id, sessionVersion };
    if (subject === COLLECTIONS) return { date: name, owner };
    return isUuid(subject) ? { orderId: subject, name, owner } : undefined;
  });
}

function by({ id, sessionVersion }: LinkOwner) {
  return { by: id, ver: sessionVersion };
}
