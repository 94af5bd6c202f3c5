import { errors, jwtVerify, SignJWT } from 'jose';
import type { Env } from '../env.js';
import { wrongField } from '../shared/errors.js';
import { isUuid } from '../shared/uuid.js';
import type { OrderFilter } from './order-filter.js';

/** Long enough to begin a download, too short to be passed on. */
const LIFETIME_MS = 2 * 60 * 1000;
const ISSUER = 'harbourline';
const AUDIENCE = 'harbourline/order-export';
/** Tells the link from a sign-in and from a document, which are signed with the same key (RFC 8725, 3.11). */
const KIND = 'order-export+jwt';

export interface ExportLinkParts {
  readonly env: Pick<Env, 'jwtSecret'>;
  readonly now: () => Date;
}

/** What a link opens, and for whom of the staff. */
export interface ExportLink {
  readonly filter: OrderFilter;
  readonly userId: string;
}

/** The address below this server from which a plain link downloads the orders of a filter, for two minutes from now. */
export async function exportUrl({ env, now }: ExportLinkParts, link: ExportLink): Promise<string> {
  const token = await new SignJWT({ filter: link.filter })
    .setProtectedHeader({ alg: 'HS256', typ: KIND })
    .setSubject(link.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now())
    .setExpirationTime(new Date(now().getTime() + LIFETIME_MS))
    .sign(keyOf(env));
  return `/api/exports/${token}`;
}

/** What a genuine link opens. Throws BAD_INPUT for one that has run out, was cut short or was never ours. */
export async function readExportLink({ env, now }: ExportLinkParts, token: string): Promise<ExportLink> {
  try {
    const { payload } = await jwtVerify(token, keyOf(env), {
      algorithms: ['HS256'],
      typ: KIND,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: now(),
    });
    const { sub: userId, filter } = payload;
    if (isUuid(userId) && typeof filter === 'object') return { filter: filter as OrderFilter, userId };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw wrongField('token', EXPIRED);
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw wrongField('token', BROKEN);
}

const EXPIRED = 'This link has expired. Please export the orders once more.';
const BROKEN = 'This link is incomplete. Please export the orders once more.';

function keyOf({ jwtSecret }: ExportLinkParts['env']): Uint8Array {
  return new TextEncoder().encode(jwtSecret);
}
