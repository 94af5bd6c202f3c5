import { Entity } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, Float, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import type { CollectionRegion } from '../../rules/people/collection-regions.js';
import { SERVICE_LEVELS, type ServiceLevel } from '../../rules/prices/quote.js';
import { column } from '../db/column.js';
import { Audited, TellsCatalogue } from '../db/triggers.js';

@ObjectType({
  description: 'A link to another site: a social network, or what proves a membership or a review.',
})
export class SocialLink {
  @Field({ description: 'Of the other site.' }) name: string;
  @Field({ description: 'Its whole address.' }) url: string;
}

@ObjectType({ description: 'Who issues the documents, and their VAT details.' })
export class Company {
  @Field({ description: 'As registered.' }) legalName: string;
  @Field(() => [String], { description: 'As on an envelope, without the name.' })
  addressLines: readonly string[];
  @Field({ description: 'As registered.' }) companyNumber: string;
  @Field({ description: 'Empty when the company is not registered for VAT.' }) vatNumber: string;
  @Field(() => Float, { description: 'Percent contained in every price.' }) vatPercent: number;
  @Field({ description: 'Reason for that rate, as the law requires on the invoice.' }) vatText: string;
  @Field({ description: 'For questions about documents.' }) email: string;
  @Field({ description: 'For questions about documents; may be empty.' }) phone: string;
}

const REFUND_TEXT = 'Bookings are fully refundable until 24 hours before the collection date.';

/** What the owner of the shop decides; one row. */
@Entity({ tableName: 'store_settings' })
@TellsCatalogue()
@Audited('settings', 'id')
export class StoreSettings {
  @column.int({ primary: true, check: 'id = 1' }) id: number;
  /** Of the environment until staff choose another. */
  @column.text({ default: '' }) name: string & Opt = '';
  @column.text() phone: string;
  /** When somebody answers the phone, in words; may be empty. */
  @column.text({ default: '' }) phoneHours: string & Opt = '';
  @column.text() promotion: string;
  /** Per cent that online costs less than by phone; 0 when it costs the same. */
  @column.int({ default: 0, check: 'online_saving_percent between 0 and 90' }) onlineSavingPercent: number &
    Opt = 0;
  @column.json() socialLinks: SocialLink[];
  /** Memberships and reviews, each with the page that proves it. */
  @column.json({ default: '[]' }) proofs: SocialLink[] & Opt = [];
  /** London hour from which today can no longer be chosen for collection. */
  @column.int({ check: 'same_day_cut_off_hour between 0 and 24' }) sameDayCutOffHour: number;
  /** Postcode areas with another hour, one rule a line. */
  @column.text({ default: '' }) areaCutOffs: string & Opt = '';
  /** Where collections are made beyond mainland Great Britain. */
  @column.json({ default: '[]' }) collectionRegions: CollectionRegion[] & Opt = [];
  @column.json() company: Company;
  /** Whether the company is written to about each new order. */
  @column.bool({ default: true }) newOrderEmails: boolean & Opt = true;
  /** So many delivered orders make a Premium Customer; with 0 everybody is one. */
  @column.int({ default: 0, check: 'premium_from_orders between 0 and 100' }) premiumFromOrders: number &
    Opt = 0;
  /** What pages promise about refunds, in a sentence; the window itself is a rule of the shop. */
  @column.text({ default: 'Bookings are fully refundable until 24 hours before the collection date.' })
  refundText: string & Opt = REFUND_TEXT;
  /** Raised by every change of any setting, of services and rates too. */
  @column.version() version: number & Opt = 1;
}

/** One service a customer can choose. */
@Entity({ tableName: 'service_options' })
@TellsCatalogue()
@Audited('settings', 'level')
export class ServiceOptionSetting {
  @column.choice(SERVICE_LEVELS, { primary: true }) level: ServiceLevel;
  @column.text() name: string;
  @column.text() description: string;
  @column.int({ check: 'surcharge_pence >= 0' }) surchargePence: number;
  @column.int() position: number;
}

/** What a destination charges for boxes priced by volume. */
@Entity({ tableName: 'destination_rates' })
@TellsCatalogue()
@Audited('settings', 'destination')
export class DestinationRateSetting {
  @column.destination({ primary: true }) destination: DestinationKey;
  @column.int({ check: 'per_cubic_metre_pence > 0' }) perCubicMetrePence: number;
  @column.int({ check: 'handling_pence >= 0' }) handlingPence: number;
  @column.int({ check: 'heavy_surcharge_pence >= 0' }) heavySurchargePence: number;
}
