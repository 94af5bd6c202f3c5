import type { Pool } from 'pg';
import type { FactorInSession, SignedInUser } from '../../../platform/auth/viewer.js';
import type { Env } from '../../../platform/env/env.js';
import { unauthenticated } from '../../../platform/errors/errors.js';
import { readAccountOfSession, touchSession } from './sessions.store.js';
import type { Tokens } from './tokens.js';

interface AuthenticateDeps {
  readonly pool: Pool;
  readonly tokens: Tokens;
  readonly env: Pick<Env, 'staffFactorRequired'>;
}

/**
 * The user of a bearer token; session, role and status are read from the database at every request. Throws
 * TOKEN_EXPIRED, or UNAUTHENTICATED for a forged token, an ended session or a user who is not active.
 */
export async function authenticate(
  { pool, tokens, env }: AuthenticateDeps,
  token: string,
  now: Date,
): Promise<Required<Omit<SignedInUser, 'apiKey'>>> {
  const claims = tokens.read(token, now);
  const account = await readAccountOfSession(pool, claims.id, now);
  if (account?.status !== 'active' || account.id !== claims.userId) throw unauthenticated();
  const { isStale, hasCodes, isProved, ...user } = account;
  // A request does not wait for this, nor fail with it.
  if (isStale) void touchSession(pool, user.sessionId, now).catch(() => {});
  const isMissing = user.role === 'admin' && env.staffFactorRequired;
  const factor: FactorInSession = hasCodes
    ? { state: isProved ? 'proved' : 'stale', ways: ['code'] }
    : { state: isMissing ? 'missing' : 'none', ways: [] };
  return { ...user, factor, sessionEndsAt: claims.endsAt };
}
