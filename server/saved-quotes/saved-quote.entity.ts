import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../db/column.js';
import { FROZEN_SUM, FrozenQuote } from '../orders/frozen-shipment.js';
import type { LineSnapshot } from '../orders/placed-line.js';

export type QuoteStatus = 'open' | 'expired' | 'booked';

/** A cart frozen with its prices, which hold until `expiresAt`. Money is pence. */
@Entity({ tableName: 'saved_quotes' })
@Check({ name: 'saved_quotes_sum', expression: FROZEN_SUM })
@Check({ name: 'saved_quotes_currency', expression: "currency = 'gbp'" })
@Indexed('saved_quotes_of_user', '(user_id, created_at desc, id) where deleted_at is null')
@Indexed('saved_quotes_by_age', '(created_at desc, id) where deleted_at is null')
@Indexed('saved_quotes_of_guest', '(guest_hash) where guest_hash is not null and user_id is null')
@Indexed('saved_quotes_newest', '(created_at desc, id) where deleted_at is null and order_id is null')
@Indexed('saved_quotes_to_expire', '(expires_at) where order_id is null and deleted_at is null')
@Indexed(
  'saved_quotes_to_remind_of',
  '(expires_at) where order_id is null and deleted_at is null and reminded_at is null and user_id is not null',
)
@Indexed(
  'saved_quotes_to_remind_who_asked',
  '(expires_at) where order_id is null and deleted_at is null and remind_email is not null',
)
@Indexed('saved_quotes_who_asked', '(remind_email) where remind_email is not null')
@Indexed('saved_quotes_of_order', '(order_id) where order_id is not null')
@Indexed('saved_quotes_of_guests_over', '(expires_at) where user_id is null and order_id is null')
@Indexed('saved_quotes_deleted', '(deleted_at) where deleted_at is not null and order_id is null')
export class SavedQuoteRecord extends FrozenQuote {
  [OptionalProps]?: 'reference';
  @column.id() id: string;
  /** Read out on the phone; counted by the database, and opens nothing. */
  @column.text({ unique: true, defaultRaw: "'Q-' || nextval('quote_numbers')" }) reference: string;
  /** Of the secret in its link. */
  @column.text({ unique: true }) secretHash: string;
  /** The account that keeps it; null for a guest's. */
  @column.refersTo('users', { nullable: true, onDelete: 'cascade' }) userId: string | null;
  /** The guest who made it, so that it joins the account at sign-in. */
  @column.text({ nullable: true }) guestHash: string | null;
  /** Digest of lines, prices, destination, service and total: recognises a second press of the button. */
  @column.text() digest: string;
  @column.json() lines: LineSnapshot[];
  @column.moment() createdAt: Date;
  @column.moment({ check: 'expires_at > created_at' }) expiresAt: Date;
  /** The order that it became, or the order of the same shipment by whoever saved it; a quote is booked once. */
  @column.refersTo('orders', { nullable: true }) orderId: string | null;
  /** When its owner took it back: its link opens nothing any more. */
  @column.moment({ nullable: true }) deletedAt: Date | null;
  /** Who asked for a reminder without an account; null once it is queued. */
  @column.text({ nullable: true }) remindEmail: string | null;
  /** When staff saw to it before it expires, or its owner was reminded by email. */
  @column.moment({ nullable: true }) remindedAt: Date | null;
}

/** Where a quote stands at that moment. */
export function quoteStatus(
  { orderId, expiresAt }: Pick<SavedQuoteRecord, 'orderId' | 'expiresAt'>,
  now: Date,
): QuoteStatus {
  if (orderId) return 'booked';
  return expiresAt.getTime() > now.getTime() ? 'open' : 'expired';
}
