import { Entity } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import type { CollectionRegion } from '../../../rules/people/collection-regions.js';
import { SERVICE_LEVELS, type ServiceLevel } from '../../../rules/prices/quote.js';
import { CollectionRegions, DestinationKeys, ServiceLevels } from '../../platform/api/enums.js';
import { StaffOnly } from '../../platform/api/guarded-fields.js';
import { column } from '../../platform/db/column.js';
import { Audited, TellsCatalogue } from '../../platform/db/triggers.js';
import { MoneyField } from '../../platform/values/money.js';

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
  @StaffOnly()
  @Field(() => Float, { nullable: true, description: 'Percent contained in every price.' })
  vatPercent: number;
  @StaffOnly()
  @Field({ nullable: true, description: 'Reason for that rate, as the law requires on the invoice.' })
  vatText: string;
  @Field({ description: 'For questions about documents.' }) email: string;
  @StaffOnly()
  @Field({ nullable: true, description: 'For questions about documents; may be empty.' })
  phone: string;
}

const REFUND_TEXT = 'Bookings are fully refundable until 24 hours before the collection date.';

/** Decisions of the shop's owner; one row. */
@ObjectType()
@Entity({ tableName: 'store_settings' })
@TellsCatalogue()
@Audited('settings', 'id')
export class StoreSettings {
  @column.int({ primary: true, check: 'id = 1' }) id: number;

  /** From the environment until staff choose another. */
  @Field(() => String, { description: 'As people read it.' })
  @column.text({ default: '' })
  name: string & Opt = '';

  @Field({ description: 'Empty when none is set.' })
  @column.text()
  phone: string;

  @Field(() => String, { description: 'When somebody answers the phone, in words; may be empty.' })
  @column.text({ default: '' })
  phoneHours: string & Opt = '';

  @Field({ description: 'A further promise at the top of every page; empty when none is set.' })
  @column.text()
  promotion: string;

  @Field(() => Int, {
    description:
      'Per cent that online costs less than by phone; 0 when it costs the same. The first promise is made from it.',
  })
  @column.int({ default: 0, check: 'online_saving_percent between 0 and 90' })
  onlineSavingPercent: number & Opt = 0;

  @Field(() => [SocialLink], { description: 'In the order of the page.' })
  @column.json()
  socialLinks: SocialLink[];

  @Field(() => [SocialLink], {
    description:
      'Memberships and reviews of the company, each with the page that proves it; empty until staff add some.',
  })
  @column.json({ default: '[]' })
  proofs: SocialLink[] & Opt = [];

  @Field(() => Int, { description: 'London hour from which today can no longer be chosen for collection.' })
  @column.int({ check: 'same_day_cut_off_hour between 0 and 24' })
  sameDayCutOffHour: number;

  @Field(() => String, {
    description: 'Postcode areas with another hour, one rule a line, such as "LS, BD: 10:00"; may be empty.',
  })
  @column.text({ default: '' })
  areaCutOffs: string & Opt = '';

  @Field(() => [CollectionRegions], {
    description: 'Where collections are made beyond mainland Great Britain.',
  })
  @column.json({ default: '[]' })
  collectionRegions: CollectionRegion[] & Opt = [];

  @Field(() => Company, { description: 'Who the customer deals with, and who issues the documents.' })
  @column.json()
  company: Company;

  @StaffOnly()
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the company is written to about each new order.',
  })
  @column.bool({ default: true })
  newOrderEmails: boolean & Opt = true;

  @StaffOnly()
  @Field(() => Int, {
    nullable: true,
    description: 'How many delivered orders make a Premium Customer; 0 when everybody is one.',
  })
  @column.int({ default: 0, check: 'premium_from_orders between 0 and 100' })
  premiumFromOrders: number & Opt = 0;

  /** The sentence only; the refund window itself is a rule in the code. */
  @Field(() => String, { description: 'What we promise about refunds, in a sentence.' })
  @column.text({ default: 'Bookings are fully refundable until 24 hours before the collection date.' })
  refundText: string & Opt = REFUND_TEXT;

  /** Version of services and rates too. */
  @StaffOnly()
  @Field(() => Int, { nullable: true, description: 'Rises with every change; send it with the next one.' })
  @column.version()
  version: number & Opt = 1;
}

@ObjectType({ description: 'One service a customer can choose.' })
@Entity({ tableName: 'service_options' })
@TellsCatalogue()
@Audited('settings', 'level')
export class ServiceOption {
  @Field(() => ServiceLevels, { description: 'Its id.' })
  @column.choice(SERVICE_LEVELS, { primary: true })
  level: ServiceLevel;

  @Field({ description: 'As people read it.' })
  @column.text()
  name: string;

  @Field({ description: 'What it includes, in one sentence.' })
  @column.text()
  description: string;

  @MoneyField('surcharge', { description: 'Added to the price of carriage.' })
  @column.int({ check: 'surcharge_pence >= 0' })
  surchargePence: number;

  @column.int() position: number;
}

@ObjectType({ description: 'Rates of a destination beside product prices.' })
@Entity({ tableName: 'destination_rates' })
@TellsCatalogue()
@Audited('settings', 'destination')
export class DestinationRate {
  @Field(() => DestinationKeys, { description: 'The destination of these rates.' })
  @column.destination({ primary: true })
  destination: DestinationKey;

  @MoneyField('minimumCharge', { description: 'The minimum charge for a shipment to it.' })
  minimumChargePence: number & Opt;

  @MoneyField('perCubicMetre', { description: 'Carriage of a custom box, per cubic metre.' })
  @column.int({ check: 'per_cubic_metre_pence > 0' })
  perCubicMetrePence: number;

  @MoneyField('handling', { description: 'Handling of a custom box, each.' })
  @column.int({ check: 'handling_pence >= 0' })
  handlingPence: number;

  @MoneyField('heavySurcharge', { description: 'Added for a custom box over 30 kg.' })
  @column.int({ check: 'heavy_surcharge_pence >= 0' })
  heavySurchargePence: number;
}
