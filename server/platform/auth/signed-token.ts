import type { KeyObject } from 'node:crypto';
import jwt, { type JwtPayload } from 'jsonwebtoken';

const ISSUER = 'harbourline';

/** The purpose of a token. Beside a key of its own, header type and audience keep each from passing for another. */
export interface TokenKind {
  /** The `typ` header, "at+jwt" (RFC 8725, 3.11). */
  readonly type: string;
  readonly audience: string;
}

export interface Lifetime {
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

/** Thrown for a genuine token that has expired. */
export class ExpiredToken extends Error {}
/** Thrown for a token that is forged, malformed, not yet valid or of another kind. */
export class InvalidToken extends Error {}

/** A JWT of ours (HS256) with these claims. */
export function signToken(
  key: KeyObject,
  { type, audience }: TokenKind,
  claims: JwtPayload,
  { issuedAt, expiresAt }: Lifetime,
): string {
  return jwt.sign(
    { ...claims, iss: ISSUER, aud: audience, iat: toSeconds(issuedAt), exp: toSeconds(expiresAt) },
    key,
    { header: { alg: 'HS256', typ: type } },
  );
}

/** The claims of a genuine token of that kind, signed with one of these keys. Throws ExpiredToken or InvalidToken. */
export function verifyToken(
  keys: readonly KeyObject[],
  { type, audience }: TokenKind,
  token: string,
  now: Date,
): JwtPayload & { readonly exp: number } {
  const { header, payload } = verifyWithOne(keys, audience, token, now);
  // jsonwebtoken checks neither type nor critical extensions; RFC 7515, 4.1.11 demands refusal of unknown ones.
  const isOurs = header.typ === type && header.crit === undefined;
  if (!isOurs || typeof payload === 'string' || payload.exp === undefined) throw new InvalidToken();
  return { ...payload, exp: payload.exp };
}

function verifyWithOne(keys: readonly KeyObject[], audience: string, token: string, now: Date) {
  for (const key of keys) {
    try {
      return verifySignature(key, audience, token, now);
    } catch (error) {
      if (!(error instanceof InvalidToken)) throw error;
    }
  }
  throw new InvalidToken();
}

function verifySignature(secret: KeyObject, audience: string, token: string, now: Date) {
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
