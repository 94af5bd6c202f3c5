import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import { currentOrigin, type Origin } from './device.js';

/** Security notices to the owner of an account, and their words. */
export const SECURITY_EVENT_TEXTS = {
  account_created: 'Account created',
  invitation_sent: 'Invitation sent again by our staff',
  invitation_accepted: 'Account opened from an invitation',
  signed_in: 'Logged in',
  signed_in_new_place: 'Logged in from a new place',
  sign_in_blocked: 'Login refused after too many attempts',
  signed_out_everywhere: 'Logged out everywhere',
  signed_out_elsewhere: 'Logged out everywhere else',
  password_changed: 'Password changed',
  reset_requested: 'Password reset link requested',
  password_reset: 'Password reset by email link',
  email_changed: 'Email address changed',
  email_verified: 'Email address confirmed',
  access_changed: 'Access changed by our staff',
  data_exported: 'Account data exported',
} as const;

export type SecurityEventKind = keyof typeof SECURITY_EVENT_TEXTS;

export interface SecurityEventFact {
  readonly userId: string;
  readonly kind: SecurityEventKind;
  readonly now: Date;
  /** Where it was done; where the request comes from unless said. */
  readonly origin?: Origin;
}

/** Ordinary sign-ins of one account; all other events stay for their time, so that many sign-ins hide nothing. */
const SIGN_INS_KEPT = 200;

/** Notes something about the security of an account, in the transaction of the fact. */
export async function recordSecurityEvent(
  tx: EntityManager,
  { userId, kind, now, origin = currentOrigin() }: SecurityEventFact,
): Promise<void> {
  await query(
    tx,
    'insert into security_events (user_id, kind, device, network, created_at) values ($1, $2, $3, $4, $5)',
    [userId, kind, origin.device, origin.network, now],
  );
}

/** Notes a sign-in and whether its place is new to the account, in one statement. */
export async function recordSignIn(em: EntityManager, userId: string, now: Date): Promise<void> {
  const { device, network } = currentOrigin();
  await query(em, SIGN_IN_SQL, [now, userId, device, network, now, userId, SIGN_INS_KEPT]);
}

/** Notes for the account of an address, if there is one, that sign-ins are refused; once an hour. */
export async function recordBlockedSignIn(em: EntityManager, email: string, now: Date): Promise<void> {
  const { device, network } = currentOrigin();
  await query(em, BLOCKED_SQL, [device, network, now, email, now]);
}

export interface SecurityEventRow {
  readonly id: string;
  readonly kind: SecurityEventKind;
  readonly device: string;
  readonly network: string;
  readonly createdAt: string;
}

/** Security events of an account, newest first, and how many there are in all. */
export async function readEventRows(
  em: EntityManager,
  userId: string,
  limit: number,
  offset: number,
): Promise<{ rows: SecurityEventRow[]; total: number }> {
  const rows = await query<SecurityEventRow>(
    em,
    `select id, kind, device, network, created_at from security_events
      where user_id = $1 order by created_at desc, id desc limit $2 offset $3`,
    [userId, limit, offset],
  );
  const [counted] = await query<{ total: number }>(
    em,
    'select count(*)::int as total from security_events where user_id = $1',
    [userId],
  );
  return { rows, total: counted?.total ?? 0 };
}

const SIGN_IN_SQL = `with visitor as (
    update users set last_login_at = $1 where id = $2 returning id),
  place as (select $3::text as device, $4::text as network),
  seen as (
    select exists (select from security_events e, visitor v, place p
      where e.user_id = v.id and e.device = p.device and e.network = p.network) as here,
      exists (select from security_events e, visitor v where e.user_id = v.id) as anywhere),
  noted as (
    insert into security_events (user_id, kind, device, network, created_at)
    select v.id, case when s.here or not s.anywhere then 'signed_in' else 'signed_in_new_place' end,
      p.device, p.network, $5
    from visitor v, place p, seen s)
  delete from security_events where id in (
    select id from security_events where user_id = $6 and kind = 'signed_in'
    order by created_at desc, id desc offset $7)`;

const BLOCKED_SQL = `insert into security_events (user_id, kind, device, network, created_at)
  select u.id, 'sign_in_blocked', $1, $2, $3 from users u
  where u.email = $4 and u.deleted_at is null and not exists (
    select from security_events where user_id = u.id and kind = 'sign_in_blocked'
      and created_at > $5::timestamptz - interval '1 hour')`;
