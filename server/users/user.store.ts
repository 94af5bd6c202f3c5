import type { Pool } from 'pg';
import type { UserRole, UserStatus } from '../shared/viewer.js';
import type { User } from './user.entity.js';

export interface UserFilter {
  /** Part of a name or an address. */
  readonly search?: string;
  readonly role?: UserRole;
  readonly status?: UserStatus;
}

/** What staff see of a user: no hash, no session. */
export type SeenUser = Omit<
  User,
  'firstName' | 'passwordHash' | 'sessionVersion' | 'newsletterConsentedAt' | 'invitationHash' | 'deletedAt'
>;

/** As the driver gives it: moments are text. */
type UserRow = Omit<SeenUser, 'createdAt' | 'lastLoginAt' | 'invitationExpiresAt' | 'emailVerifiedAt'> & {
  readonly createdAt: string;
  readonly emailVerifiedAt: string | null;
  readonly lastLoginAt: string | null;
  readonly invitationExpiresAt: string | null;
};

const WHERE = `deleted_at is null and ($1::text is null or name ilike $1 or email ilike $1)
  and ($2::text is null or role = $2) and ($3::text is null or status = $3)`;

const PAGE_SQL = `select id, name, email, phone, role, status, address, department, created_at as "createdAt",
    email_verified_at as "emailVerifiedAt", last_login_at as "lastLoginAt", invitation_expires_at as "invitationExpiresAt", version
  from users where ${WHERE} order by created_at desc, id limit $4 offset $5`;

const COUNT_SQL = `select count(*)::int as total from users where ${WHERE}`;

/** One page of the users that fit, newest first, and how many fit in all. Deleted users fit nothing. */
export async function readUsers(
  pool: Pool,
  { search, role, status }: UserFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ users: SeenUser[]; total: number }> {
  const pattern = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;
  const wanted = [pattern, role ?? null, status ?? null];
  const [page, count] = await Promise.all([
    pool.query<UserRow>(PAGE_SQL, [...wanted, limit, offset]),
    pool.query<{ total: number }>(COUNT_SQL, wanted),
  ]);
  return { users: page.rows.map(toSeenUser), total: count.rows[0]?.total ?? 0 };
}

function toSeenUser({
  createdAt,
  emailVerifiedAt,
  lastLoginAt,
  invitationExpiresAt,
  ...user
}: UserRow): SeenUser {
  return {
    ...user,
    createdAt: new Date(createdAt),
    emailVerifiedAt: emailVerifiedAt === null ? null : new Date(emailVerifiedAt),
    lastLoginAt: lastLoginAt === null ? null : new Date(lastLoginAt),
    invitationExpiresAt: invitationExpiresAt === null ? null : new Date(invitationExpiresAt),
  };
}
