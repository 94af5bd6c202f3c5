import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import {
  MAY_REMIND_ACCOUNT,
  type Reminded,
  stoppedAtSql,
} from '../../email/reminders/reminder-stop.store.js';

/** A quote with a due reminder. */
export interface DueReminder extends Reminded {
  readonly id: string;
}

const ENDS_SOON = `q.order_id is null and q.deleted_at is null
  and q.expires_at > $1::timestamptz and q.expires_at <= $1::timestamptz + interval '3 days'`;

/** Quotes of accounts that end within three days, that nobody has followed up, and whose owner may be reminded. */
export function readAccountRemindersDue(em: EntityManager, now: Date, limit: number): Promise<DueReminder[]> {
  return query<DueReminder>(
    em,
    `select q.id, u.email as recipient, u.id as user_id from saved_quotes q join users u on u.id = q.user_id
      where ${ENDS_SOON} and q.reminded_at is null and ${MAY_REMIND_ACCOUNT} order by q.expires_at limit $2`,
    [now, limit],
  );
}

/** Quotes that end within three days, with a reminder to an address without an account. */
export function readGuestRemindersDue(em: EntityManager, now: Date, limit: number): Promise<DueReminder[]> {
  return query<DueReminder>(
    em,
    `select q.id, q.remind_email as recipient, null as user_id from saved_quotes q
      where ${ENDS_SOON} and q.remind_email is not null and ${stoppedAtSql('q.remind_email')} is null
      order by q.expires_at limit $2`,
    [now, limit],
  );
}

/** Claims the reminder of an account's quote, and one to the same address. False when another process was first. */
export async function claimAccountReminder(
  tx: EntityManager,
  id: string,
  recipient: string,
  now: Date,
): Promise<boolean> {
  const claimed = await query(
    tx,
    `update saved_quotes set reminded_at = $1, remind_email = nullif(remind_email, $2)
      where id = $3 and reminded_at is null and order_id is null and deleted_at is null returning id`,
    [now, recipient, id],
  );
  return claimed.length > 0;
}

/** Claims the reminder to an entered address. False when another process was first. */
export async function claimGuestReminder(tx: EntityManager, id: string, recipient: string): Promise<boolean> {
  const claimed = await query(
    tx,
    `update saved_quotes set remind_email = null
      where id = $1 and remind_email = $2 and order_id is null and deleted_at is null returning id`,
    [id, recipient],
  );
  return claimed.length > 0;
}
