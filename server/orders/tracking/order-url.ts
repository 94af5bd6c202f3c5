import { errors, jwtVerify, SignJWT } from 'jose';
import type { Env } from '../../env/env.js';
import { wrongField } from '../../shared/errors/errors.js';
import { isUuid } from '../../shared/uuid.js';

/** How long the link of a message leads to its order. */
const LIFETIME_MS = 180 * 24 * 60 * 60 * 1000;
/** For whom: the readers of our messages. A sign-in is for the shop itself, so neither passes for the other. */
const AUDIENCE = 'follow';
/** Tells the link from a sign-in, which is signed with the same key (RFC 8725, 3.11). */
const KIND = 'follow+jwt';

export interface OrderUrlParts {
  readonly env: Pick<Env, 'publicUrl' | 'jwtSecret'>;
  readonly now: () => Date;
}

/**
 * Where the reader of a message follows an order without signing in, for 180 days from now. What it opens is little
 * enough for a message that is passed on (see follow-view.ts). The secret stands behind the #: a browser sends it to
 * nobody. It says no more than it must, since plain text shows it in full.
 */
export async function orderUrl({ env, now }: OrderUrlParts, orderId: string): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256', typ: KIND })
    .setSubject(orderId)
    .setAudience(AUDIENCE)
    .setExpirationTime(new Date(now().getTime() + LIFETIME_MS))
    .sign(keyOf(env));
  return `${env.publicUrl}/follow#${token}`;
}

/** The order of a genuine link. Throws BAD_INPUT for one that has run out, was cut short or was never ours. */
export async function readOrderToken({ env, now }: OrderUrlParts, token: string): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, keyOf(env), {
      algorithms: ['HS256'],
      typ: KIND,
      audience: AUDIENCE,
      requiredClaims: ['exp'],
      currentDate: now(),
    });
    if (isUuid(payload.sub)) return payload.sub;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw wrongField('token', EXPIRED);
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw wrongField('token', BROKEN);
}

const EXPIRED = 'This link has expired. Please sign in to see your order.';
const BROKEN =
  'This link is incomplete. Please open it in the message once more, or sign in to see your order.';

function keyOf({ jwtSecret }: OrderUrlParts['env']): Uint8Array {
  return new TextEncoder().encode(jwtSecret);
}
