import type { EntityManager } from '@mikro-orm/postgresql';
import type { FactorWay } from '../../../../rules/refusals.js';
import { query } from '../../../platform/db/query.js';

/** The ways in which an account can prove its second factor; none without one. */
export async function readWays(em: EntityManager, userId: string): Promise<FactorWay[]> {
  const found = await query(
    em,
    'select user_id from second_factors where user_id = $1 and confirmed_at is not null',
    [userId],
  );
  return found.length > 0 ? ['code'] : [];
}

/** Stores a secret that waits for its first code; false when one is confirmed already. */
export async function storeSecret(
  tx: EntityManager,
  userId: string,
  sealed: string,
  now: Date,
): Promise<boolean> {
  const stored = await query(
    tx,
    `insert into second_factors (user_id, secret, created_at) values ($1, $2, $3)
      on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = 0
      where second_factors.confirmed_at is null returning user_id`,
    [userId, sealed, now],
  );
  return stored.length > 0;
}

export interface StoredSecret {
  readonly secret: string;
  readonly isConfirmed: boolean;
}

/** The sealed secret of an account. */
export async function readSecret(em: EntityManager, userId: string): Promise<StoredSecret | undefined> {
  const [found] = await query<StoredSecret>(
    em,
    'select secret, confirmed_at is not null as is_confirmed from second_factors where user_id = $1',
    [userId],
  );
  return found;
}

/** Uses a step up; false when it, or a later one, was used before. The first one confirms the factor. */
export async function spendStep(
  tx: EntityManager,
  userId: string,
  { step, sealed, now }: { readonly step: number; readonly sealed: string; readonly now: Date },
): Promise<boolean> {
  const used = await query(
    tx,
    `update second_factors set last_step = $1, secret = $2, confirmed_at = coalesce(confirmed_at, $3)
      where user_id = $4 and last_step < $5 returning user_id`,
    [step, sealed, now, userId, step],
  );
  return used.length > 0;
}

/** Replaces all recovery codes of an account. */
export async function storeRecoveryCodes(
  tx: EntityManager,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await query(tx, 'delete from recovery_codes where user_id = $1', [userId]);
  await query(tx, 'insert into recovery_codes (user_id, hash) select $1, unnest($2::text[])', [
    userId,
    hashes,
  ]);
}

/** Uses a recovery code up; false when there is none with this hash. */
export async function spendRecoveryCode(tx: EntityManager, userId: string, hash: string): Promise<boolean> {
  const used = await query(tx, 'delete from recovery_codes where user_id = $1 and hash = $2 returning hash', [
    userId,
    hash,
  ]);
  return used.length > 0;
}

export interface FactorFacts {
  /** Null without an authenticator app. */
  readonly confirmedAt: string | null;
  readonly recoveryCodesLeft: number;
}

/** The second factor of an account, for its owner. */
export async function readFactorFacts(em: EntityManager, userId: string): Promise<FactorFacts> {
  const [facts] = await query<FactorFacts>(
    em,
    `select (select confirmed_at from second_factors where user_id = $1) as confirmed_at,
      (select count(*)::int from recovery_codes where user_id = $2) as recovery_codes_left`,
    [userId, userId],
  );
  return facts!;
}

/** Removes the second factor of an account with its recovery codes; false when it had none. */
export async function deleteFactor(tx: EntityManager, userId: string): Promise<boolean> {
  await query(tx, 'delete from recovery_codes where user_id = $1', [userId]);
  const deleted = await query(tx, 'delete from second_factors where user_id = $1 returning user_id', [
    userId,
  ]);
  return deleted.length > 0;
}

/** Guesses that one challenge takes. */
const CHALLENGE_TRIES = 5;

export interface ChallengeFacts {
  readonly hash: string;
  readonly userId: string;
  readonly sessionVersion: number;
  readonly expiresAt: Date;
}

/** Stores a challenge by its hash. */
export async function insertChallenge(
  em: EntityManager,
  { hash, userId, sessionVersion, expiresAt }: ChallengeFacts,
): Promise<void> {
  await query(
    em,
    'insert into factor_challenges (hash, user_id, session_version, expires_at) values ($1, $2, $3, $4)',
    [hash, userId, sessionVersion, expiresAt],
  );
}

/** Counts a try at a challenge, and returns its account; undefined once it is over, used up or void. */
export async function tryChallenge(em: EntityManager, hash: string, now: Date): Promise<string | undefined> {
  const [tried] = await query<{ userId: string }>(
    em,
    `update factor_challenges c set tries = tries + 1 from users u
      where c.hash = $1 and c.expires_at > $2 and c.tries < ${CHALLENGE_TRIES}
        and u.id = c.user_id and u.session_version = c.session_version and u.status = 'active'
      returning c.user_id`,
    [hash, now],
  );
  return tried?.userId;
}

/** Removes a challenge; false when another request has used it. */
export async function deleteChallenge(em: EntityManager, hash: string): Promise<boolean> {
  const deleted = await query(em, 'delete from factor_challenges where hash = $1 returning hash', [hash]);
  return deleted.length > 0;
}

/** Records that codes are refused; once an hour. */
export async function recordBlockedCode(
  em: EntityManager,
  userId: string,
  { device, network }: { readonly device: string; readonly network: string },
  now: Date,
): Promise<void> {
  await query(
    em,
    `insert into security_events (user_id, kind, device, network, created_at)
      select $1, 'code_blocked', $2, $3, $4 where not exists (
        select from security_events where user_id = $5 and kind = 'code_blocked'
          and created_at > $6::timestamptz - interval '1 hour')`,
    [userId, device, network, now, userId, now],
  );
}
