import type { Pool } from 'pg';
import { Tokens } from '../../modules/users/sessions/tokens.js';
import type { UserRole } from '../../platform/auth/viewer.js';
import type { TestApp } from '../test-app.js';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const START_SQL = `insert into sessions (id, user_id, session_version, device, network, created_at, used_at, ends_at)
  select gen_random_uuid(), id, session_version, '', '', $2, $2, $3
  from users where id = any ($1::uuid[]) returning id, user_id as "userId"`;

/** Signs users in without the cost of a password: a token for each, in their order. */
export async function tokensOf(
  pool: Pool,
  jwtSecret: string,
  userIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const endsAt = new Date(now.getTime() + WEEK_MS);
  const values = [userIds, now, endsAt];
  const { rows } = await pool.query<{ id: string; userId: string }>(START_SQL, values);
  const tokens = new Tokens(jwtSecret);
  const issued = new Map(rows.map((row) => [row.userId, tokens.issue({ ...row, endsAt }, now)]));
  return userIds.map((id) => issued.get(id)!);
}

/** A token of the first user with a role. */
export async function tokenOfRole(app: TestApp, role: UserRole, now = new Date()): Promise<string> {
  const { pool } = app.deps.database;
  const { rows } = await pool.query<{ id: string }>(
    'select id from users where role = $1 order by created_at limit 1',
    [role],
  );
  const [token] = await tokensOf(pool, app.env.jwtSecret, [rows[0]!.id], now);
  return token!;
}
