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
  /** Enough to start a download, and too short to share. */
  lifetimeMs: 10 * 60 * 1000,
  advice: 'Open the document again.',
};

/** The document that a link opens, and the user whose download limit it counts towards. */
export interface DocumentLink {
  readonly orderId: string;
  readonly name: string;
  readonly owner: LinkOwner;
}

/** The collection sheet that a link opens, and the member of staff it was made for. */
export interface SheetLink {
  /** The day in London. */
  readonly date: string;
  readonly owner: LinkOwner;
}

/** Subject of links to collection sheets, in place of an order's id. */
const COLLECTIONS = 'collections';

/** The path of a signed link that downloads a document, valid for ten minutes. */
export function documentUrl(deps: LinkDeps, { orderId, name, owner }: DocumentLink): string {
  return `/api/documents/${signLink(deps, DOCUMENT, { sub: orderId, name, ...by(owner) })}`;
}

/** The path of a signed link that downloads a collection sheet. */
export function sheetUrl(deps: LinkDeps, { date, owner }: SheetLink): string {
  return `/api/documents/${signLink(deps, DOCUMENT, { sub: COLLECTIONS, name: date, ...by(owner) })}`;
}

/** The document or sheet of a genuine link. Throws BAD_INPUT for an expired, incomplete or forged one. */
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
