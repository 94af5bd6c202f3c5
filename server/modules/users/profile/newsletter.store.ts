import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';

/** How far a consent to the newsletter has come; no mailing goes to somebody whose consent is not confirmed. */
export type NewsletterState = 'asked' | 'confirmed' | 'stopped';

/** The state that a consent c makes as the latest of its user: turned on counts once a link in an email has said so. */
const STATE_SQL = `case when not c.is_on then 'stopped' when c.given_at = 'email' then 'confirmed' else 'asked' end`;

const LATEST_SQL = 'order by c.created_at desc, c.id desc limit 1';

/** The state of the newsletter of a user, as SQL; null before any choice. */
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
  /** In London time. */
  readonly confirmed: string;
  /** Version of the words. */
  readonly wording: string;
}

/**
 * People to whom a mailing may go: the consent is confirmed, the account is open and no sample, and its address is proved
 * and took the last message that was sent to it.
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
