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

/** The address below this server from which a plain link downloads a document, for ten minutes from now. */
export async function documentUrl({ env, now }: DocumentLinkParts, link: DocumentLink): Promise<string> {
  const token = await new SignJWT({ name: link.name, by: link.userId })
    .setProtectedHeader({ alg: 'HS256', typ: KIND })
    .setSubject(link.orderId)
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
): Promise<DocumentLink> {
  try {
    const { payload } = await jwtVerify(token, keyOf(env), {
      algorithms: ['HS256'],
      typ: KIND,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now(),
    });
    const { sub: orderId, name, by: userId } = payload;
    if (isUuid(orderId) && typeof name === 'string' && isUuid(userId)) return { orderId, name, userId };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw wrongField('token', EXPIRED);
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw wrongField('token', BROKEN);
}

const EXPIRED = 'This link has expired. Please open the document from your order once more.';
const BROKEN = 'This link is incomplete. Please open the document from your order.';

function keyOf({ jwtSecret }: DocumentLinkParts['env']): Uint8Array {
  return new TextEncoder().encode(jwtSecret);
}
