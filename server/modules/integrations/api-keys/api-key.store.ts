import type { Pool } from 'pg';
import type { Permission } from '../../../../rules/users/permissions.js';
import type { SignedInUser } from '../../../platform/auth/viewer.js';
import { read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import type { ApiKey } from './api-key.entity.js';

const LISTED = `k.id, k.owner_id, u.name as owner_name, k.name, k.prefix, k.permissions, k.expires_at, k.last_used_at, k.revoked_at, k.created_at,
  case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired' else 'active' end as state`;

/** One page of the keys of all staff, newest first, and their number. */
export async function readApiKeys(
  pool: ReadPool,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ keys: ApiKey[]; total: number }> {
  const [[counted], keys] = await Promise.all([
    read<{ total: number }>(pool, 'select count(*)::int as total from api_keys'),
    read<ApiKey>(
      pool,
      `select ${LISTED} from api_keys k join users u on u.id = k.owner_id order by k.created_at desc, k.id limit $1 offset $2`,
      [limit, offset],
    ),
  ]);
  return { keys, total: counted!.total };
}

/** One key; null when there is none. */
export async function readApiKey(pool: Pool, id: string): Promise<ApiKey | null> {
  const [key] = await read<ApiKey>(
    pool,
    `select ${LISTED} from api_keys k join users u on u.id = k.owner_id where k.id = $1`,
    [id],
  );
  return key ?? null;
}

/** The owner of a key that is in force, an active member of staff, with the key; null otherwise. */
export interface KeyHolder extends Omit<SignedInUser, 'apiKey'> {
  readonly keyId: string;
  readonly keyName: string;
  readonly permissions: readonly Permission[];
}

/** Finds the holder of a key by its hash, and notes its use, once a minute. */
export async function readKeyHolder(pool: Pool, hash: string): Promise<KeyHolder | null> {
  const [holder] = await read<KeyHolder>(pool, {
    name: 'api-key-holder',
    text: `with used as (
        update api_keys set last_used_at = now() where hash = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute'))
      select k.id as key_id, k.name as key_name, k.permissions, u.id, u.name, u.email, u.role, u.limited_to, u.session_version
        from api_keys k join users u on u.id = k.owner_id
        where k.hash = $1 and k.revoked_at is null and k.expires_at > now() and u.role = 'admin' and u.status = 'active' and u.deleted_at is null`,
    values: [hash],
  });
  return holder ?? null;
}
