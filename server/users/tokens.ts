import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { tokenExpired, unauthenticated } from '../shared/errors/errors.js';
import { isUuid } from '../shared/uuid.js';

/** How long a sign-in lasts: seven days. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** Who makes the tokens, and for whom: ourselves. */
const ISSUER = 'harbourline';
/** Tells a sign-in from whatever else might once be signed with the same key (RFC 9068). */
const KIND = 'at+jwt';

export interface TokenClaims {
  readonly userId: string;
  /** Must equal the user's; a raised one ends older sessions. */
  readonly sessionVersion: number;
  /** When the sign-in is over. */
  readonly endsAt?: Date;
}

/** Makes and reads bearer tokens (JWT, HS256). */
export class Tokens {
  readonly #key: Uint8Array;

  constructor(secret: string) {
    this.#key = new TextEncoder().encode(secret);
  }

  /** A token for a user, valid until the sign-in ends or for seven days from now; each is another. */
  issue({ userId, sessionVersion, endsAt }: TokenClaims, now: Date): Promise<string> {
    return new SignJWT({ ver: sessionVersion })
      .setProtectedHeader({ alg: 'HS256', typ: KIND })
      .setJti(randomUUID())
      .setSubject(userId)
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setIssuedAt(now)
      .setExpirationTime(endsAt ?? new Date(now.getTime() + LIFETIME_MS))
      .sign(this.#key);
  }

  /** The claims of a genuine token. Throws TOKEN_EXPIRED, or UNAUTHENTICATED for anything forged or malformed. */
  async read(token: string, now: Date): Promise<TokenClaims> {
    try {
      const { payload } = await jwtVerify(token, this.#key, {
        algorithms: ['HS256'],
        typ: KIND,
        issuer: ISSUER,
        audience: ISSUER,
        currentDate: now,
      });
      if (!isUuid(payload.sub) || typeof payload.ver !== 'number') throw unauthenticated();
      const endsAt = payload.exp === undefined ? {} : { endsAt: new Date(payload.exp * 1000) };
      return { userId: payload.sub, sessionVersion: payload.ver, ...endsAt };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw tokenExpired();
      throw unauthenticated();
    }
  }
}
