import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret, newSecret } from '../../../platform/auth/secret.js';
import { query } from '../../../platform/db/query.js';

/** Purpose of a link in a message. */
export type LinkPurpose = 'reset-password' | 'verify-email';

const HOUR_MS = 60 * 60 * 1000;

/** Hours for which each kind of link works after its message was rendered. */
export const LINK_HOURS: Readonly<Record<LinkPurpose, number>> = {
  'reset-password': 1,
  'verify-email': 7 * 24,
};

export interface NewAccountLink {
  readonly userId: string;
  readonly purpose: LinkPurpose;
  /** The mailbox that the link confirms. */
  readonly email: string;
  /** Time of the request: a message that is rendered late does not put an older link above a newer one. */
  readonly askedAt: Date;
  readonly now: Date;
}

/**
 * Makes the secret of a link and stores its hash; the former link stops working. Null when a newer one has been
 * requested.
 */
export async function makeLink(em: EntityManager, link: NewAccountLink): Promise<string | null> {
  const { secret, hash } = newSecret();
  const { userId, purpose, email, askedAt, now } = link;
  const expiresAt = new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS);
  const written = await query(
    em,
    `insert into account_links as l (user_id, purpose, email, hash, asked_at, expires_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (user_id, purpose) do update set email = excluded.email, hash = excluded.hash,
        asked_at = excluded.asked_at, expires_at = excluded.expires_at where l.asked_at <= excluded.asked_at
      returning user_id`,
    [userId, purpose, email, hash, askedAt, expiresAt],
  );
  return written.length === 0 ? null : secret;
}

/** The account of a link, and the address that it confirms; null when it is unknown, replaced or expired. */
export async function findLink(
  em: EntityManager,
  purpose: LinkPurpose,
  secret: string,
  now: Date,
): Promise<{ userId: string; email: string } | null> {
  const [link] = await query<{ userId: string; email: string }>(
    em,
    `select user_id, email from account_links where hash = $1 and purpose = $2 and expires_at > $3`,
    [hashSecret(secret), purpose, now],
  );
  return link ?? null;
}

/** Uses a link up: true for the first caller. */
export async function useUpLink(tx: EntityManager, purpose: LinkPurpose, secret: string): Promise<boolean> {
  const used = await query(
    tx,
    'delete from account_links where hash = $1 and purpose = $2 returning user_id',
    [hashSecret(secret), purpose],
  );
  return used.length > 0;
}

/** Invalidates every earlier link for a new password of this account. */
export async function voidResetLinks(tx: EntityManager, userId: string): Promise<void> {
  await query(tx, "delete from account_links where user_id = $1 and purpose = 'reset-password'", [userId]);
}
