import { type LinkKind, type LinkOwner, type LinkParts, readLink, signLink } from '../shared/signed-link.js';
import { isUuid } from '../shared/uuid.js';

const DOCUMENT: LinkKind = {
  opens: 'document',
  /** Long enough to begin a download, too short to be passed on. */
  lifetimeMs: 10 * 60 * 1000,
  wayOut: 'Please open the document once more.',
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
export async function documentUrl(parts: LinkParts, { orderId, name, owner }: DocumentLink): Promise<string> {
  return `/api/documents/${await signLink(parts, DOCUMENT, { sub: orderId, name, ...by(owner) })}`;
}

/** The same for the sheet of a day's collections. */
export async function sheetUrl(parts: LinkParts, { date, owner }: SheetLink): Promise<string> {
  return `/api/documents/${await signLink(parts, DOCUMENT, { sub: COLLECTIONS, name: date, ...by(owner) })}`;
}

/** What a genuine link opens. Throws BAD_INPUT for one that has run out, was cut short or was never ours. */
export function readDocumentLink(parts: LinkParts, token: string): Promise<DocumentLink | SheetLink> {
  return readLink(parts, DOCUMENT, token, ({ sub: subject, name, by: id, ver: sessionVersion }) => {
    if (typeof name !== 'string' || !isUuid(id) || typeof sessionVersion !== 'number') return undefined;
    const owner = { id, sessionVersion };
    if (subject === COLLECTIONS) return { date: name, owner };
    return isUuid(subject) ? { orderId: subject, name, owner } : undefined;
  });
}

function by({ id, sessionVersion }: LinkOwner) {
  return { by: id, ver: sessionVersion };
}
