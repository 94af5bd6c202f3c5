import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { CollectionRegion } from '../../rules/people/collection-regions.js';
import type { ServiceLevel } from '../../rules/prices/quote.js';

@ObjectType({
  description: 'A link to another site: a social network, or what proves a membership or a review.',
})
export class SocialLink {
  @Field({ description: 'Of the other site.' }) name: string;
  @Field({ description: 'Its whole address.' }) url: string;
}

/** Who issues the documents, and what they say of VAT. */
export interface Company {
  readonly legalName: string;
  /** As on an envelope, without the name. */
  readonly addressLines: readonly string[];
  readonly companyNumber: string;
  /** Empty when the company is not registered for VAT. */
  readonly vatNumber: string;
  /** Contained in every price. */
  readonly vatPercent: number;
  /** Why that rate, as the law wants it on the invoice. */
  readonly vatText: string;
  readonly email: string;
  readonly phone: string;
}

const REFUND_TEXT = 'Bookings are fully refundable until 24 hours before the collection date.';

/** What the owner of the shop decides; one row. */
@Entity({ tableName: 'store_settings' })
export class StoreSettings {
  @PrimaryKey({ type: 'integer' })
  id: number;

  /** Of the environment until staff choose another. */
  @Property({ type: 'text', default: '' })
  name: string & Opt = '';

  @Property({ type: 'text' })
  phone: string;

  /** When somebody answers the phone, in words; may be empty. */
  @Property({ type: 'text', default: '' })
  phoneHours: string & Opt = '';

  @Property({ type: 'text' })
  promotion: string;

  /** Per cent that online costs less than by phone; 0 when it costs the same. */
  @Property({ type: 'integer', default: 0 })
  onlineSavingPercent: number & Opt = 0;

  @Property({ type: 'json' })
  socialLinks: SocialLink[];

  /** Memberships and reviews, each with the page that proves it. */
  @Property({ type: 'json' })
  proofs: SocialLink[] & Opt = [];

  /** London hour from which today can no longer be chosen for collection. */
  @Property({ type: 'integer' })
  sameDayCutOffHour: number;

  /** Postcode areas with another hour, one rule a line. */
  @Property({ type: 'text' })
  areaCutOffs: string & Opt = '';

  /** Where collections are made beyond mainland Great Britain. */
  @Property({ type: 'json' })
  collectionRegions: CollectionRegion[] & Opt = [];

  @Property({ type: 'json' })
  company: Company;

  /** Whether the company is written to about each new order. */
  @Property({ type: 'boolean' })
  newOrderEmails: boolean & Opt = true;

  /** So many delivered orders make a Premium Customer; with 0 everybody is one. */
  @Property({ type: 'integer', default: 0 })
  premiumFromOrders: number & Opt = 0;

  /** What pages promise about refunds, in a sentence; the window itself is a rule of the shop. */
  @Property({ type: 'text' })
  refundText: string & Opt = REFUND_TEXT;

  /** Raised by every change of any setting, of services and rates too. */
  @Property({ type: 'integer' })
  version: number & Opt = 1;
}

/** One service a customer can choose. */
@Entity({ tableName: 'service_options' })
export class ServiceOptionSetting {
  @PrimaryKey({ type: 'text' })
  level: ServiceLevel;

  @Property({ type: 'text' })
  name: string;

  @Property({ type: 'text' })
  description: string;

  @Property({ type: 'integer' })
  surchargePence: number;

  @Property({ type: 'integer' })
  position: number;
}

/** What a destination charges for boxes priced by volume. */
@Entity({ tableName: 'destination_rates' })
export class DestinationRateSetting {
  @PrimaryKey({ type: 'text' })
  destination: DestinationKey;

  @Property({ type: 'integer' })
  perCubicMetrePence: number;

  @Property({ type: 'integer' })
  handlingPence: number;

  @Property({ type: 'integer' })
  heavySurchargePence: number;
}
