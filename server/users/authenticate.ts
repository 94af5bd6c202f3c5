import type { Pool } from 'pg';
import { unauthenticated } from '../shared/errors/errors.js';
import type { SignedInUser, UserStatus } from '../shared/viewer.js';
import type { Tokens } from './tokens.js';

interface AccountRow extends SignedInUser {
  readonly status: UserStatus;
}

/**
 * Who a bearer token stands for; role and status are read from the database at every request.
 * Throws TOKEN_EXPIRED, or UNAUTHENTICATED for a forged token, an ended session or a user who is not active.
 */
export async function authenticate(
  pool: Pool,
  tokens: Tokens,
  token: string,
  now: Date,
): Promise<Required<SignedInUser>> {
  const claims = tokens.read(token, now);
  const { rows } = await pool.query<AccountRow>({
    name: 'authenticate',
    text: 'select id, name, email, role, status, session_version as "sessionVersion" from users where id = $1',
    values: [claims.userId],
  });
  const [account] = rows;
  if (account?.status !== 'active' || account.sessionVersion !== claims.sessionVersion)
    throw unauthenticated();
  const { id, name, email, role, sessionVersion } = account;
  return { id, name, email, role, sessionVersion, sessionEndsAt: claims.endsAt };
}
