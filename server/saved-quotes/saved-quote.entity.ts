import { OptionalProps } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { FrozenQuote } from '../orders/frozen-shipment.js';
import type { LineSnapshot } from '../orders/placed-line.js';

export type QuoteStatus = 'open' | 'expired' | 'booked';

/** A cart frozen with its prices, which hold until `expiresAt`. Money is pence. */
@Entity({ tableName: 'saved_quotes' })
export class SavedQuoteRecord extends FrozenQuote {
  [OptionalProps]?: 'reference';

  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** Read out on the phone; counted by the database, and opens nothing. */
  @Property({ type: 'text', unique: true, defaultRaw: "'Q-' || nextval('quote_numbers')" })
  reference: string;

  /** Of the secret in its link. */
  @Property({ type: 'text', unique: true })
  secretHash: string;

  /** The account that keeps it; null for a guest's. */
  @Property({ type: 'uuid', nullable: true })
  userId: string | null;

  /** The guest who made it, so that it joins the account at sign-in. */
  @Property({ type: 'text', nullable: true })
  guestHash: string | null;

  /** Digest of lines, prices, destination, service and total: recognises a second press of the button. */
  @Property({ type: 'text' })
  digest: string;

  @Property({ type: 'json' })
  lines: LineSnapshot[];

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  expiresAt: Date;

  /** The order that it became, or the order of the same shipment by whoever saved it; a quote is booked once. */
  @Property({ type: 'uuid', nullable: true })
  orderId: string | null;

  /** When its owner took it back: its link opens nothing any more. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** Who asked for a reminder without an account; null once it is queued. */
  @Property({ type: 'text', nullable: true })
  remindEmail: string | null;

  /** When staff saw to it before it expires, or its owner was reminded by email. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  remindedAt: Date | null;
}

/** Where a quote stands at that moment. */
export function quoteStatus(
  { orderId, expiresAt }: Pick<SavedQuoteRecord, 'orderId' | 'expiresAt'>,
  now: Date,
): QuoteStatus {
  if (orderId) return 'booked';
  return expiresAt.getTime() > now.getTime() ? 'open' : 'expired';
}
