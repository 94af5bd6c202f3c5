import type { KeyObject } from 'node:crypto';
import jwt, { type JwtPayload } from 'jsonwebtoken';

const ISSUER = 'harbourline';

/** What a token is for. All are signed with one key, so header type and audience keep each from passing for another. */
export interface TokenKind {
  /** The `typ` header, "at+jwt" (RFC 8725, 3.11). */
  readonly type: string;
  readonly audience: string;
}

export interface Lifetime {
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** The token is genuine and was valid once. */
export class ExpiredToken extends Error {}
/** The token is forged, malformed, not yet valid or of another kind. */
export class InvalidToken extends Error {}

/** As a key object it is not parsed again for each token. */
type Secret = string | KeyObject;

/** A JWT of ours (HS256) with these claims. */
export function signToken(
  secret: Secret,
  { type, audience }: TokenKind,
  claims: JwtPayload,
  { issuedAt, expiresAt }: Lifetime,
): string {
  return jwt.sign(
    { ...claims, iss: ISSUER, aud: audience, iat: toSeconds(issuedAt), exp: toSeconds(expiresAt) },
    secret,
    { header: { alg: 'HS256', typ: type } },
  );
}

/** The claims of a genuine token of that kind. Throws ExpiredToken or InvalidToken. */
export function verifyToken(
  secret: Secret,
  { type, audience }: TokenKind,
  token: string,
  now: Date,
): JwtPayload & { readonly exp: number } {
  const { header, payload } = verifySignature(secret, audience, token, now);
  // jsonwebtoken looks at neither type nor critical extensions; RFC 7515, 4.1.11 has unknown ones refused.
  const isOurs = header.typ === type && header.crit === undefined;
  if (!isOurs || typeof payload === 'string' || payload.exp === undefined) throw new InvalidToken();
  return { ...payload, exp: payload.exp };
}

function verifySignature(secret: Secret, audience: string, token: string, now: Date) {
  try {
    return jwt.verify(token, secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience,
      clockTimestamp: toSeconds(now),
      complete: true,
    });
  } catch (error) {
    if (error instanceof jwt.TokenExpiredError) throw new ExpiredToken();
    throw new InvalidToken();
  }
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
