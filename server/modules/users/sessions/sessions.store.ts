import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { SignedInUser, UserStatus } from '../../../platform/auth/viewer.js';
import { query, read } from '../../../platform/db/query.js';
import { currentOrigin } from '../security/device.js';

/** Sessions kept of one account; the one unused longest makes room. */
export const SESSIONS_MAX = 100;

export interface SessionFacts {
  readonly id: string;
  readonly userId: string;
  readonly sessionVersion: number;
  readonly now: Date;
  readonly endsAt: Date;
}

export interface SessionStart extends SessionFacts {
  /** With a second factor, proved now. */
  readonly isProved?: boolean;
}

/** Stores a new session with the request's device and network. */
export async function insertSession(
  em: EntityManager,
  { id, userId, sessionVersion, now, endsAt, isProved = false }: SessionStart,
): Promise<void> {
  const { device, network } = currentOrigin();
  await query(
    em,
    `with oldest as (delete from sessions where id in
        (select id from sessions where user_id = $1 order by used_at desc, id offset $2))
      insert into sessions (id, user_id, session_version, device, network, created_at, used_at, ends_at, proved_at)
      values ($3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      userId,
      SESSIONS_MAX - 1,
      id,
      userId,
      sessionVersion,
      device,
      network,
      now,
      now,
      endsAt,
      isProved ? now : null,
    ],
  );
}

/** Gives a session another id, version and end, so that its former token is void. False when it has ended. */
export async function replaceSession(
  tx: EntityManager,
  former: string,
  { id, userId, sessionVersion, now, endsAt }: SessionFacts,
): Promise<boolean> {
  const replaced = await query(
    tx,
    `update sessions set id = $1, session_version = $2, used_at = $3, ends_at = $4
      where id = $5 and user_id = $6 returning id`,
    [id, sessionVersion, now, endsAt, former, userId],
  );
  return replaced.length > 0;
}

export interface AccountOfSession
  extends Omit<Required<SignedInUser>, 'sessionEndsAt' | 'factor' | 'apiKey'> {
  readonly status: UserStatus;
  /** The stored time of its last use is old. */
  readonly isStale: boolean;
  readonly hasCodes: boolean;
  /** Null: a second factor was never proved in this session. */
  readonly isProved: boolean | null;
}

/** Minutes between two writes of a session's last use. */
const TOUCH_MINUTES = 5;
/** Minutes for which a proved second factor counts. */
const PROOF_MINUTES = 15;

/** The account of a session that has not been ended, whatever its status; read at every request. */
export async function readAccountOfSession(
  pool: Pool,
  sessionId: string,
  now: Date,
): Promise<AccountOfSession | undefined> {
  const rows = await read<AccountOfSession>(
    pool,
    `select u.id, u.name, u.email, u.role, u.limited_to, u.status, u.session_version, s.id as session_id,
        s.used_at < $2::timestamptz - interval '${TOUCH_MINUTES} minutes' as is_stale,
        s.proved_at > $3::timestamptz - interval '${PROOF_MINUTES} minutes' as is_proved,
        exists (select from second_factors where user_id = u.id and confirmed_at is not null) as has_codes
      from sessions s join users u on u.id = s.user_id and u.session_version = s.session_version
      where s.id = $1`,
    [sessionId, now, now],
  );
  return rows[0];
}

/** Stores that a session is used now, and the network. */
export async function touchSession(pool: Pool, sessionId: string, now: Date): Promise<void> {
  await read(
    pool,
    `update sessions set used_at = $1, network = coalesce(nullif($2, ''), network)
      where id = $3 and used_at < $4`,
    [now, currentOrigin().network, sessionId, now],
  );
}

/** Stores that a second factor is proved in a session now. */
export async function markProved(em: EntityManager, sessionId: string, now: Date): Promise<void> {
  await query(em, 'update sessions set proved_at = $1 where id = $2', [now, sessionId]);
}

/** Ends one session of an account; false when it has none with this id. */
export async function deleteSession(tx: EntityManager, userId: string, id: string): Promise<boolean> {
  const ended = await query(tx, 'delete from sessions where id = $1 and user_id = $2 returning id', [
    id,
    userId,
  ]);
  return ended.length > 0;
}
