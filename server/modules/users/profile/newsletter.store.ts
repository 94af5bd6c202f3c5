import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';

/** State of a consent to the newsletter; mailings go only to people whose consent is confirmed. */
export type NewsletterState = 'asked' | 'confirmed' | 'stopped';

/** The state by the latest consent c of a user: turning it on counts once a link in an email has confirmed it. */
const STATE_SQL = `case when not c.is_on then 'stopped' when c.given_at = 'email' then 'confirmed' else 'asked' end`;

const LATEST_SQL = 'order by c.created_at desc, c.id desc limit 1';

/** SQL for the state of a user's newsletter; null before any choice. */
export const newsletterStateSql = (userId: string) =>
  `(select ${STATE_SQL} from newsletter_consents c where c.user_id = ${userId} ${LATEST_SQL})`;

interface LatestConsent {
  readonly id: string;
  readonly state: NewsletterState;
  readonly wording: string;
}

/** The latest choice of a user. */
export async function readLatestConsent(
  em: EntityManager,
  userId: string,
): Promise<LatestConsent | undefined> {
  const [latest] = await query<LatestConsent>(
    em,
    `select c.id, ${STATE_SQL} as state, c.wording from newsletter_consents c where c.user_id = $1 ${LATEST_SQL}`,
    [userId],
  );
  return latest;
}

interface Confirmed {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Time in London. */
  readonly confirmed: string;
  /** Version of the wording. */
  readonly wording: string;
}

/**
 * People to whom a mailing may go: the consent is confirmed, the account is open and no sample, and its address is
 * confirmed and accepted the last message that was sent to it.
 */
export function readConfirmed(em: EntityManager, limit: number): Promise<Confirmed[]> {
  return query<Confirmed>(
    em,
    `select u.id as user_id, u.name, u.email, l.wording,
        to_char(l.created_at at time zone 'Europe/London', 'YYYY-MM-DD HH24:MI') as confirmed
      from users u cross join lateral (
        select ${STATE_SQL} as state, c.wording, c.created_at from newsletter_consents c where c.user_id = u.id ${LATEST_SQL}) l
      where l.state = 'confirmed' and u.newsletter_consented_at is not null and u.deleted_at is null
        and u.status = 'active' and not u.is_sample and u.email_verified_at is not null
        and (select m.status from email_messages m where m.user_id = u.id and m.recipient = u.email
          and m.status in ('sent', 'failed') order by m.created_at desc, m.id limit 1) is distinct from 'failed'
      order by l.created_at, u.id limit $1`,
    [limit],
  );
}
