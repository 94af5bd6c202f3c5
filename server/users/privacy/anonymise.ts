import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import type { Address } from '../../shared/address.js';
import type { Contact } from '../../shared/contact.js';
import type { User } from '../user.entity.js';

/** No attempt to pay that the provider has not cancelled: no money can come for it. */
const CLOSE_CHECKOUTS_SQL = `update checkouts c
  set status = case status when 'awaiting_payment' then 'cancelled' else status end, contact = $1,
    collection_address = $2, delivery_address = $3, billing_address = $4, from_city = '', to_city = '',
    change = case when change is null then null else '{}'::jsonb end, updated_at = $5
  where user_id = $6 and status in ('awaiting_payment', 'cancelled', 'expired') and not exists (
    select from payment_attempts where checkout_id = c.id and provider_status is distinct from 'canceled')`;

/** A quote that a checkout was made of stays for it; its link opens nothing any more. */
const CLOSE_QUOTES_SQL = `update saved_quotes
  set deleted_at = coalesce(deleted_at, $1), from_city = '', to_city = '' where user_id = $2`;
const DELETE_QUOTES_SQL = `delete from saved_quotes q
  where user_id = $1 and order_id is null and not exists (select from checkouts where quote_id = q.id)`;

const NOBODY = JSON.stringify({ name: '', email: '', phone: '' } satisfies Contact);
const NOWHERE = JSON.stringify({
  line1: '',
  line2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
} satisfies Address);

/** What staff wrote about them; the steps of their orders stay, without why one was taken. */
const DELETE_NOTES_SQL =
  'delete from order_notes where order_id in (select id from orders where user_id = $1)';
const FORGET_REASONS_SQL = `update order_events set reason = null
  where reason is not null and order_id in (select id from orders where user_id = $1)`;

/**
 * Takes the person out of an account for good: nobody can sign in with it, find it or write to it. Orders keep the
 * contact they were booked with, as the books must, and so does what may still be paid. Closes and empties other
 * checkouts; removes the cart, saved addresses, consents, quotes, what staff noted on the orders, the account's messages,
 * links, security events and sessions.
 */
export async function anonymise(
  tx: EntityManager,
  user: User,
  passwordHash: string,
  now: Date,
): Promise<void> {
  Object.assign(user, {
    name: 'Deleted user',
    firstName: null,
    // RFC 2606: no message can be delivered to .invalid. At random, so that nobody has taken the address before.
    email: `${randomUUID()}@deleted.invalid`,
    passwordHash,
    phone: '',
    address: null,
    department: null,
    role: 'customer',
    status: 'inactive',
    sessionVersion: user.sessionVersion + 1,
    emailVerifiedAt: null,
    newsletterConsentedAt: null,
    lastLoginAt: null,
    invitationHash: null,
    invitationExpiresAt: null,
    deletedAt: now,
  } satisfies Partial<User>);
  // Checkouts first, then the cart, in the order of all.
  await query(tx, 'select id from checkouts where user_id = $1 order by id for update', [user.id]);
  await query(tx, CLOSE_CHECKOUTS_SQL, [NOBODY, NOWHERE, NOWHERE, NOWHERE, now, user.id]);
  await query(tx, 'delete from carts where user_id = $1', [user.id]);
  await query(tx, DELETE_QUOTES_SQL, [user.id]);
  await query(tx, CLOSE_QUOTES_SQL, [now, user.id]);
  await query(tx, DELETE_NOTES_SQL, [user.id]);
  await query(tx, FORGET_REASONS_SQL, [user.id]);
  await query(tx, 'delete from saved_addresses where user_id = $1', [user.id]);
  await query(tx, 'delete from newsletter_consents where user_id = $1', [user.id]);
  await query(tx, 'delete from email_messages where user_id = $1', [user.id]);
  await query(tx, 'delete from security_events where user_id = $1', [user.id]);
  await query(tx, 'delete from account_links where user_id = $1', [user.id]);
}
