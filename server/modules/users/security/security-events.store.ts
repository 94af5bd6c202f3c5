import type { EntityManager } from '@mikro-orm/postgresql';
import type { SecurityEventKind } from '../../../../rules/users/security-events.js';
import { query } from '../../../platform/db/query.js';
import { currentOrigin, type Origin } from './device.js';

export interface SecurityEventFact {
  readonly userId: string;
  readonly kind: SecurityEventKind;
  readonly now: Date;
  /** The origin of the action; by default the request's. */
  readonly origin?: Origin;
}

/** Ordinary sign-ins stored of one account; other events stay for their time, so that many sign-ins hide nothing. */
const SIGN_INS_KEPT = 200;

/** Records a security event of an account, in the transaction of the fact. */
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

/** Records a sign-in and whether its origin is new to the account, in one statement. */
export async function recordSignIn(em: EntityManager, userId: string, now: Date): Promise<void> {
  const { device, network } = currentOrigin();
  await query(em, SIGN_IN_SQL, [now, userId, device, network, now, userId, SIGN_INS_KEPT]);
}

/** Records for the account of an address, if there is one, that sign-ins are refused; once an hour. */
export async function recordBlockedSignIn(em: EntityManager, email: string, now: Date): Promise<void> {
  const { device, network } = currentOrigin();
  await query(em, BLOCKED_SQL, [device, network, now, email, now]);
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
