import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';

/** The digest that a stop is stored under: the list must not reveal addresses that want no reminders. */
const digestSql = (address: string) => `encode(sha256(convert_to(lower(${address}), 'UTF8')), 'hex')`;

/** SQL for the moment when an address stopped reminders; null while it accepts them. */
export const stoppedAtSql = (address: string) =>
  `(select s.stopped_at from reminder_stops s where s.address_digest = ${digestSql(address)})`;

/** Whether an account u may be reminded: it is active, its address is confirmed and accepts reminders. */
export const MAY_REMIND_ACCOUNT = `u.deleted_at is null and u.status = 'active' and u.email_verified_at is not null
  and ${stoppedAtSql('u.email')} is null`;

/** Whether an address has stopped reminders. */
export async function isStopped(em: EntityManager, address: string): Promise<boolean> {
  const [answer] = await query<{ stopped: boolean }>(
    em,
    `select ${stoppedAtSql('$1::text')} is not null as stopped`,
    [address],
  );
  return answer!.stopped;
}

/** The recipient of a reminder: an account's address, or one entered without an account. */
export interface Reminded {
  readonly recipient: string;
  readonly userId: string | null;
}

/** Whether a reminder may still be sent: it was not stopped, and an account is open with that confirmed address. */
export async function mayRemind(em: EntityManager, { recipient, userId }: Reminded): Promise<boolean> {
  const [answer] = await query<{ may: boolean }>(
    em,
    `select ${stoppedAtSql('$1::text')} is null and ($2::uuid is null
        or exists (select from users u where u.id = $2 and u.email = $1 and ${MAY_REMIND_ACCOUNT})) as may`,
    [recipient, userId],
  );
  return answer!.may;
}

/** Stops reminders to an address for good; a repeat changes nothing. */
export async function writeStop(em: EntityManager, digest: string, now: Date): Promise<void> {
  await query(
    em,
    'insert into reminder_stops (address_digest, stopped_at) values ($1, $2) on conflict (address_digest) do nothing',
    [digest, now],
  );
}
