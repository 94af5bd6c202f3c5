import { errors, jwtVerify, SignJWT } from 'jose';
import type { Env } from '../env.js';
import { wrongField } from '../shared/errors.js';
import { isUuid } from '../shared/uuid.js';

/** Long enough to begin a download, too short to be passed on. */
const LIFETIME_MS = 10 * 60 * 1000;
const ISSUER = 'harbourline';
const AUDIENCE = 'harbourline/document';
/** Tells the link from a sign-in, which is signed with the same key (RFC 8725, 3.11). */
const KIND = 'document+jwt';

export interface DocumentLinkParts {
  readonly env: Pick<Env, 'jwtSecret'>;
  readonly now: () => Date;
}

/** What a link opens, and whose downloads it counts among. */
export interface DocumentLink {
  readonly orderId: string;
  readonly name: string;
  readonly userId: string;
}

/** The sheet of a day's collections that a link opens, and for whom of the staff. */
export interface SheetLink {
  /** In London. */
  readonly date: string;
  readonly userId: string;
}

/** Stands in a link where the others have an order. */
const COLLECTIONS = 'collections';

/** The address below this server from which a plain link downloads a document, for ten minutes from now. */
export function documentUrl(parts: DocumentLinkParts, { orderId, ...link }: DocumentLink): Promise<string> {
  return signedUrl(parts, orderId, link);
}

/** The same for the sheet of a day's collections. */
export function sheetUrl(parts: DocumentLinkParts, { date, userId }: SheetLink): Promise<string> {
  return signedUrl(parts, COLLECTIONS, { name: date, userId });
}

async function signedUrl(
  { env, now }: DocumentLinkParts,
  subject: string,
  { name, userId }: Pick<DocumentLink, 'name' | 'userId'>,
): Promise<string> {
  const token = await new SignJWT({ name, by: userId })
    .setProtectedHeader({ alg: 'HS256', typ: KIND })
    .setSubject(subject)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now())
    .setExpirationTime(new Date(now().getTime() + LIFETIME_MS))
    .sign(keyOf(env));
  return `/api/documents/${token}`;
}

/** What a genuine link opens. Throws BAD_INPUT for one that has run out, was cut short or was never ours. */
export async function readDocumentLink(
  { env, now }: DocumentLinkParts,
  token: string,
): Promise<DocumentLink | SheetLink> {
  try {
    const { payload } = await jwtVerify(token, keyOf(env), {
      algorithms: ['HS256'],
      typ: KIND,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now(),
    });
    const { sub: subject, name, by: userId } = payload;
    if (typeof name === 'string' && isUuid(userId)) {
      if (subject === COLLECTIONS) return { date: name, userId };
      if (isUuid(subject)) return { orderId: subject, name, userId };
    }
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw wrongField('token', EXPIRED);
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw wrongField('token', BROKEN);
}

const EXPIRED = 'This link has expired. Please open the document once more.';
const BROKEN = 'This link is incomplete. Please open the document once more.';

function keyOf({ jwtSecret }: DocumentLinkParts['env']): Uint8Array {
  return new TextEncoder().encode(jwtSecret);
}
