import { type Opt, OptionalProps } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import type { ServiceLevel } from '../../../../rules/prices/quote.js';
import { lastDayOf } from '../../../../rules/prices/quote-validity.js';
import { DestinationKeys, registerEnum, ServiceLevels } from '../../../platform/api/enums.js';
import { StaffOnly } from '../../../platform/api/guarded-fields.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { Reported } from '../../../platform/db/triggers.js';
import { quoteCondition } from '../../catalogue/promotions/promotion-texts.js';
import { FROZEN_CHECK, type FrozenQuote } from '../frozen-shipment.js';
import type { LineSnapshot } from '../placed-line.js';
import { Quote, type Sums } from '../quote.types.js';

export type QuoteStatus = 'open' | 'expired' | 'booked';

export const QuoteStatuses = registerEnum<QuoteStatus>('SavedQuoteStatus', 'Status of a saved quote.', {
  open: 'It can be booked at its price.',
  expired: 'Its last day is past; `today` has the current price.',
  booked: 'It became an order.',
});

/** A cart frozen with its prices, which hold until `expiresAt`. Money is pence. */
@ObjectType({
  description:
    'A shipment saved with its prices for a time, by its customer or by staff. Only staff see who saved it.',
})
@Entity({ tableName: 'saved_quotes' })
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
@Indexed('saved_quotes_made_by', '(made_by) where made_by is not null')
@Indexed('saved_quotes_of_order', '(order_id) where order_id is not null')
@Indexed('saved_quotes_of_guests_over', '(expires_at) where user_id is null and order_id is null')
@Indexed('saved_quotes_deleted', '(deleted_at) where deleted_at is not null and order_id is null')
@Reported('quote.created')
export class SavedQuote {
  [OptionalProps]?: 'reference';
  @Field(() => ID, { description: 'The id, for the owner to delete it; gives no access.' })
  @column.id()
  id: string;
  /** Numbered by the database. */
  @Field({ description: 'The number to quote on the phone, such as Q-10001. Gives no access.' })
  @column.text({ unique: true, defaultRaw: "'Q-' || nextval('quote_numbers')" })
  reference: string;
  /** Hash of the secret in its link. */
  @column.text({ unique: true }) secretHash: string;
  /** The account that owns it; null for a guest's. */
  @column.refersTo('users', { nullable: true, onDelete: 'cascade' }) userId: string | null;
  /** The member of staff who made it, at a price of theirs; null for a visitor's. */
  @column.refersTo('users', { nullable: true, onDelete: 'set null' }) madeBy: Opt<string> | null = null;
  /** The guest who created it, so that it joins the account at sign-in. */
  @column.text({ nullable: true }) guestHash: string | null;
  /** Digest of lines, prices, destination, service and total: recognises a second press of the button. */
  @column.text() digest: string;
  @column.json({ check: FROZEN_CHECK }) shipment: FrozenQuote;
  @column.json() lines: LineSnapshot[];
  @Field(() => Date, { description: 'When the prices were frozen.' })
  @column.moment()
  createdAt: Date;
  @Field(() => Date, { description: 'When it expires; it cannot be booked from then on.' })
  @column.moment({ check: 'expires_at > created_at' })
  expiresAt: Date;
  /** The order that it became, or the customer's order of the same shipment; a quote is booked once. */
  @column.refersTo('orders', { nullable: true }) orderId: string | null;
  /** Time when its owner deleted it: its link stops working. */
  @column.moment({ nullable: true }) deletedAt: Date | null;
  /** Address for a reminder without an account; null once it is queued. */
  @column.text({ nullable: true }) remindEmail: string | null;
  /** Time when staff followed it up before it expires, or its owner was reminded by email. */
  @column.moment({ nullable: true }) remindedAt: Date | null;

  @Field(() => DestinationKeys, { description: 'Destination of the shipment.' })
  get destination(): Opt<DestinationKey> {
    return this.shipment.destination;
  }

  @Field(() => String, { description: 'The UK city of collection; empty when it was not entered.' })
  get fromCity(): Opt<string> {
    return this.shipment.fromCity;
  }

  @Field(() => String, { description: 'City of delivery; empty when it was not entered.' })
  get toCity(): Opt<string> {
    return this.shipment.toCity;
  }

  @Field(() => ServiceLevels, { description: 'The service.' })
  get service(): Opt<ServiceLevel> {
    return this.shipment.service;
  }

  @Field(() => String, { description: 'Name of the service at that time.' })
  get serviceName(): Opt<string> {
    return this.shipment.serviceName;
  }

  @Field(() => Quote, { description: 'Parts of the frozen total.' })
  get quote(): Opt<Sums> {
    return this.shipment;
  }

  @Field(() => CalendarDate, { description: 'The last day on which it can be booked.' })
  get validUntil(): Opt<string> {
    return lastDayOf(this.expiresAt);
  }

  @Field(() => String, {
    nullable: true,
    description: 'Why its price may end earlier, as a sentence, such as a limited promotion; null otherwise.',
  })
  get condition(): Opt<string> | null {
    return quoteCondition(this.shipment.promotion);
  }

  @StaffOnly('orders')
  @Field(() => Boolean, { nullable: true, description: 'Whether staff have followed it up.' })
  get isReminded(): Opt<boolean> {
    return this.remindedAt !== null;
  }

  @StaffOnly('orders')
  @Field(() => String, {
    nullable: true,
    description: 'The name of who made it among staff; null for a visitor.',
  })
  makerName?: string | null;
  @StaffOnly('orders')
  @Field(() => ID, { nullable: true, description: 'Id of the account that saved it; null for a guest.' })
  customerId?: string | null;
  @StaffOnly('orders')
  @Field(() => String, { nullable: true, description: 'The name of its customer; null for a guest.' })
  customerName?: string | null;
  @StaffOnly('orders')
  @Field(() => String, {
    nullable: true,
    description: 'The email address of its customer, or where a guest wants a reminder.',
  })
  customerEmail?: string | null;
  @StaffOnly('orders')
  @Field(() => String, { nullable: true, description: 'The number of the order it became.' })
  orderNumber?: string | null;
  /** The customer of that order. */
  orderUserId?: string | null;
}

/** The status of a quote at that moment. */
export function quoteStatus(
  { orderId, expiresAt }: Pick<SavedQuote, 'orderId' | 'expiresAt'>,
  now: Date,
): QuoteStatus {
  if (orderId) return 'booked';
  return expiresAt.getTime() > now.getTime() ? 'open' : 'expired';
}
