import type { Pool } from 'pg';
import type { RoleHolder } from '../../../rules/users/permissions.js';
import type { LinkOwner } from '../auth/signed-link.js';
import { read } from '../db/query.js';

/** The role of a link's owner now; null once their account was closed or their sessions were ended. */
export async function readLinkOwner(
  pool: Pool,
  { id, sessionVersion }: LinkOwner,
): Promise<RoleHolder | null> {
  const rows = await read<RoleHolder>(pool, {
    name: 'link-owner',
    text: `select role, limited_to from users
      where id = $1 and session_version = $2 and status = 'active' and deleted_at is null`,
    values: [id, sessionVersion],
  });
  return rows[0] ?? null;
}
