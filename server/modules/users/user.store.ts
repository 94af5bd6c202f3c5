import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { UserRole, UserStatus } from '../../platform/auth/viewer.js';
import { byName } from '../../platform/db/by-name.js';
import { query, read } from '../../platform/db/query.js';
import type { ReadPool } from '../../platform/db/replicas/read-pool.js';
import { containsSql, searchTerms } from '../../platform/search/search-terms.js';
import { suggestName } from '../../platform/search/suggest-name.store.js';
import type { User } from './user.entity.js';

export const USER_SORTS = ['newest', 'oldest', 'name', 'nameDescending'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export interface UserFilter {
  /** Words that must all occur in name, email, phone or place, in any case. */
  readonly search?: string;
  readonly role?: UserRole;
  readonly status?: UserStatus;
}

/** Fields of a user that staff see: no hash, no session. */
export type SeenUser = Omit<User, 'passwordHash' | 'sessionVersion' | 'invitationHash' | 'deletedAt'>;

const SORT_SQL: Readonly<Record<UserSort, string>> = {
  newest: 'created_at desc, id',
  oldest: 'created_at, id desc',
  name: `${byName('name')}, id`,
  nameDescending: `${byName('name')} desc, id desc`,
};

const COLUMNS = `id, name, first_name, email, phone, role, limited_to, status, address, department, created_at,
  email_verified_at, newsletter_consented_at, last_login_at, invitation_expires_at, version`;

interface PageParams {
  readonly sort: UserSort;
  readonly limit: number;
  readonly offset: number;
}

/** One page of the matching users, and their number in all. Deleted users never match. */
export async function readUsers(
  pool: ReadPool,
  filter: UserFilter,
  { sort, limit, offset }: PageParams,
): Promise<{ users: SeenUser[]; total: number }> {
  const { where, values } = filterSql(filter);
  const [page, count] = await Promise.all([
    read<SeenUser>(
      pool,
      `select ${COLUMNS} from users where ${where} order by ${SORT_SQL[sort]} limit ${limit} offset ${offset}`,
      values,
    ),
    read<{ total: number }>(pool, `select count(*)::int as total from users where ${where}`, values),
  ]);
  return { users: page, total: count[0]?.total ?? 0 };
}

/** The name that a search without results may have meant, among users who match the rest of the filter. */
export function suggestUserName(pool: ReadPool, filter: UserFilter): Promise<string | null> {
  const { where, values } = filterSql({ ...filter, search: '' });
  const users = {
    ...{ from: 'users', open: 'deleted_at is null', foundBy: 'found_by', name: 'name' },
    ...{ where: [where], values },
  };
  return suggestName(pool, filter.search ?? '', users);
}

function filterSql({ search, role, status }: UserFilter): { where: string; values: string[] } {
  const clauses = ['deleted_at is null'];
  const values: string[] = [];
  const add = (clause: (placeholder: string) => string, value: string) => {
    values.push(value);
    clauses.push(clause(`$${values.length}`));
  };
  if (role) add((place) => `role = ${place}`, role);
  if (status) add((place) => `status = ${place}`, status);
  clauses.push(...containsSql('found_by', searchTerms(search ?? ''), (value) => `$${values.push(value)}`));
  return { where: clauses.join(' and '), values };
}

/** A statement of its own for the ids of users that a search finds; `place` returns a value's placeholder. */
export function findUsersSql(search: string, place: (value: string) => string): string {
  const found = containsSql('found_by', searchTerms(search), place);
  return `select id from users where ${['deleted_at is null', ...found].join(' and ')}`;
}

/** Locks a user who is not deleted until the transaction ends; false when there is none. */
export async function lockOpenUser(tx: EntityManager, userId: string): Promise<boolean> {
  const open = await query(
    tx,
    'select id from users where id = $1 and deleted_at is null for no key update',
    [userId],
  );
  return open.length > 0;
}

/** Ends every session of an account. */
export async function endSessions(tx: EntityManager, userId: string): Promise<void> {
  await query(tx, 'update users set session_version = session_version + 1 where id = $1', [userId]);
}

/**
 * Stores another password and ends every session, unless the password has changed since it was checked. Returns the
 * new session version; undefined when nothing was stored.
 */
export async function replacePassword(
  tx: EntityManager,
  userId: string,
  passwordHash: string,
  hashBefore: string,
): Promise<number | undefined> {
  const [raised] = await query<{ sessionVersion: number }>(
    tx,
    `update users set password_hash = $1, session_version = session_version + 1
      where id = $2 and password_hash = $3 returning session_version`,
    [passwordHash, userId, hashBefore],
  );
  return raised?.sessionVersion;
}

/**
 * Stores a password chosen with a link, which confirms the address as well, and ends every session. False when the
 * account is not active or has another address now.
 */
export async function resetPassword(
  tx: EntityManager,
  { id, email }: Pick<User, 'id' | 'email'>,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const changed = await query(
    tx,
    `update users set password_hash = $1, session_version = session_version + 1,
        email_verified_at = coalesce(email_verified_at, $2), last_login_at = $3
      where id = $4 and email = $5 and status = 'active' and deleted_at is null returning id`,
    [passwordHash, now, now, id, email],
  );
  return changed.length > 0;
}

/** The account of a message, and whether an address is its own and confirmed; undefined once it is closed. */
export async function readAddressee(
  pool: Pool,
  userId: string,
  recipient: string,
): Promise<{ name: string; isTheirs: boolean; isProved: boolean } | undefined> {
  const rows = await read<{ name: string; isTheirs: boolean; isProved: boolean }>(
    pool,
    `select name, email = lower($2) as is_theirs, email_verified_at is not null as is_proved from users
      where id = $1 and deleted_at is null`,
    [userId, recipient],
  );
  return rows[0];
}
