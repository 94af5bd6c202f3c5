import { randomUUID } from 'node:crypto';
import { keyFor, keysFor, type ShopSecrets } from '../../platform/auth/signed-link.js';
import { ExpiredToken, signToken, type TokenKind, verifyToken } from '../../platform/auth/signed-token.js';
import { tokenExpired, unauthenticated } from '../../platform/errors/errors.js';
import { isUuid } from '../../platform/values/uuid.js';

/** Lifetime of a session: seven days. */
const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** An access token (RFC 9068). */
const PURPOSE = 'session';
const ACCESS: TokenKind = { type: 'at+jwt', audience: 'harbourline' };

export interface TokenClaims {
  readonly userId: string;
  /** Must equal the user's; raising that ends older sessions. */
  readonly sessionVersion: number;
  /** End of the session; by default seven days after the token is issued. */
  readonly endsAt?: Date;
}

/** Issues and verifies bearer tokens. */
export class Tokens {
  readonly #secrets: ShopSecrets;

  constructor(jwtSecret: string, previousSecrets: readonly string[] = []) {
    this.#secrets = { jwtSecret, previousSecrets };
  }

  /** A new, unique token. */
  issue({ userId, sessionVersion, endsAt }: TokenClaims, now: Date): string {
    const expiresAt = endsAt ?? new Date(now.getTime() + LIFETIME_MS);
    const claims = { sub: userId, ver: sessionVersion, jti: randomUUID() };
    return signToken(keyFor(this.#secrets, PURPOSE), ACCESS, claims, { issuedAt: now, expiresAt });
  }

  /** The claims of a genuine token. Throws TOKEN_EXPIRED, or UNAUTHENTICATED for anything forged or malformed. */
  read(token: string, now: Date): Required<TokenClaims> {
    try {
      const { sub, ver, exp } = verifyToken(keysFor(this.#secrets, PURPOSE), ACCESS, token, now);
      if (isUuid(sub) && typeof ver === 'number')
        return { userId: sub, sessionVersion: ver, endsAt: new Date(exp * 1000) };
    } catch (error) {
      throw error instanceof ExpiredToken ? tokenExpired() : unauthenticated();
    }
    throw unauthenticated();
  }
}
