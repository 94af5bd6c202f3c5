import { keyFor, keysFor, type ShopSecrets } from '../../../platform/auth/signed-link.js';
import { ExpiredToken, signToken, type TokenKind, verifyToken } from '../../../platform/auth/signed-token.js';
import { tokenExpired, unauthenticated } from '../../../platform/errors/errors.js';
import { isUuid } from '../../../platform/values/uuid.js';

/** An access token (RFC 9068). */
const PURPOSE = 'session';
const ACCESS: TokenKind = { type: 'at+jwt', audience: 'harbourline' };

export interface TokenClaims {
  /** The session. */
  readonly id: string;
  readonly userId: string;
  readonly endsAt: Date;
}

/** Issues and verifies bearer tokens. */
export class Tokens {
  readonly #secrets: ShopSecrets;

  constructor(jwtSecret: string, previousSecrets: readonly string[] = []) {
    this.#secrets = { jwtSecret, previousSecrets };
  }

  /** The token of a session. */
  issue({ id, userId, endsAt }: TokenClaims, now: Date): string {
    const claims = { sub: userId, sid: id };
    return signToken(keyFor(this.#secrets, PURPOSE), ACCESS, claims, { issuedAt: now, expiresAt: endsAt });
  }

  /** The claims of a genuine token. Throws TOKEN_EXPIRED, or UNAUTHENTICATED for anything forged or malformed. */
  read(token: string, now: Date): TokenClaims {
    try {
      const { sub, sid, exp } = verifyToken(keysFor(this.#secrets, PURPOSE), ACCESS, token, now);
      if (isUuid(sub) && isUuid(sid)) return { id: sid, userId: sub, endsAt: new Date(exp * 1000) };
    } catch (error) {
      throw error instanceof ExpiredToken ? tokenExpired() : unauthenticated();
    }
    throw unauthenticated();
  }
}
