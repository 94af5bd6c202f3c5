import type { Pool } from 'pg';
import type { SignedInUser } from '../../platform/auth/viewer.js';
import { unauthenticated } from '../../platform/errors/errors.js';
import type { Tokens } from './tokens.js';
import { readAccountOfSession } from './user.store.js';

/**
 * The user of a bearer token; role and status are read from the database at every request. Throws TOKEN_EXPIRED, or
 * UNAUTHENTICATED for a forged token, an ended session or a user who is not active.
 */
export async function authenticate(
  pool: Pool,
  tokens: Tokens,
  token: string,
  now: Date,
): Promise<Required<SignedInUser>> {
  const claims = tokens.read(token, now);
  const account = await readAccountOfSession(pool, claims.userId);
  if (account?.status !== 'active' || account.sessionVersion !== claims.sessionVersion)
    throw unauthenticated();
  const { id, name, email, role, limitedTo, sessionVersion } = account;
  return { id, name, email, role, limitedTo, sessionVersion, sessionEndsAt: claims.endsAt };
}
