import { Entity } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { REFUND_LIMIT_PENCE_MAX } from '../../../rules/orders/refund-limit.js';
import type { CollectionRegion } from '../../../rules/people/collection-regions.js';
import { SERVICE_LEVELS, type ServiceLevel } from '../../../rules/prices/quote.js';
import { CollectionRegions, DestinationKeys, ServiceLevels } from '../../platform/api/enums.js';
import { StaffOnly } from '../../platform/api/guarded-fields.js';
import { column } from '../../platform/db/column.js';
import { Audited, NotifiesCatalogue } from '../../platform/db/triggers.js';
import { MoneyField } from '../../platform/values/money.js';

@ObjectType({
  description: 'A link to another site: a social network, or the proof of a membership or review.',
})
export class SocialLink {
  @Field({ description: 'Name of the other site.' }) name: string;
  @Field({ description: 'The full address.' }) url: string;
}

@ObjectType({ description: 'The company that issues the documents, and its VAT details.' })
export class Company {
  @Field({ description: 'The registered name.' }) legalName: string;
  @Field(() => [String], { description: 'Lines of the postal address, without the name.' })
  addressLines: readonly string[];
  @Field({ description: 'The registered company number.' }) companyNumber: string;
  @Field({ description: 'VAT number; empty when not registered for VAT.' }) vatNumber: string;
  @StaffOnly('settings')
  @Field(() => Float, { nullable: true, description: 'Percent contained in every price.' })
  vatPercent: number;
  @StaffOnly('settings')
  @Field({ nullable: true, description: 'Reason for that rate, as the law requires on the invoice.' })
  vatText: string;
  @Field({ description: 'The email address for questions about documents.' }) email: string;
  @StaffOnly('settings')
  @Field({ nullable: true, description: 'Phone number for questions; may be empty.' })
  phone: string;
}

const REFUND_TEXT = 'Bookings are fully refundable until 24 hours before the collection date.';

/** Decisions of the shop's owner; one row. */
@ObjectType()
@Entity({ tableName: 'store_settings' })
@NotifiesCatalogue()
@Audited('settings', 'id')
export class StoreSettings {
  @column.int({ primary: true, check: 'id = 1' }) id: number;

  /** From the environment until staff choose another. */
  @Field(() => String, { description: 'The display name.' })
  @column.text({ default: '' })
  name: string & Opt = '';

  @Field({ description: 'The phone number; empty when none is set.' })
  @column.text()
  phone: string;

  @Field(() => String, { description: 'Opening hours of the phone line, as text; may be empty.' })
  @column.text({ default: '' })
  phoneHours: string & Opt = '';

  @StaffOnly('settings')
  @Field(() => String, {
    nullable: true,
    description: 'Bank details for transfers, as emails to customers show them; empty when none are set.',
  })
  @column.text({ default: '' })
  bankDetails: string & Opt = '';

  @Field({ description: 'A further promise at the top of every page; empty when none is set.' })
  @column.text()
  promotion: string;

  @Field(() => Int, {
    description:
      'Saving of booking online over the phone price, in per cent; 0 when there is none. The first promise states it.',
  })
  @column.int({ default: 0, check: 'online_saving_percent between 0 and 90' })
  onlineSavingPercent: number & Opt = 0;

  @Field(() => [SocialLink], { description: 'The social media links, in the order of the page.' })
  @column.json()
  socialLinks: SocialLink[];

  @Field(() => [SocialLink], {
    description:
      'Memberships and reviews of the company, each with the page that proves it; empty until staff add some.',
  })
  @column.json({ default: '[]' })
  proofs: SocialLink[] & Opt = [];

  @Field(() => Int, { description: 'Hour in London from which today is closed for collection.' })
  @column.int({ check: 'same_day_cut_off_hour between 0 and 24' })
  sameDayCutOffHour: number;

  @Field(() => String, {
    description: 'Postcode areas with a different cut-off, a rule a line, such as "LS, BD: 10:00".',
  })
  @column.text({ default: '' })
  areaCutOffs: string & Opt = '';

  @Field(() => [CollectionRegions], {
    description: 'The regions beyond mainland Great Britain where we collect.',
  })
  @column.json({ default: '[]' })
  collectionRegions: CollectionRegion[] & Opt = [];

  @Field(() => Company, { description: 'The company that trades and issues the documents.' })
  @column.json()
  company: Company;

  @StaffOnly('settings')
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the company is emailed about each new order.',
  })
  @column.bool({ default: true })
  newOrderEmails: boolean & Opt = true;

  @StaffOnly('settings')
  @Field(() => Int, {
    nullable: true,
    description: 'Delivered orders that make a Premium Customer; 0 for everybody.',
  })
  @column.int({ default: 0, check: 'premium_from_orders between 0 and 100' })
  premiumFromOrders: number & Opt = 0;

  @StaffOnly('settings')
  @MoneyField('refundLimit', {
    nullable: true,
    description: 'The most of an order that staff without the permission for money refund by themselves.',
  })
  @column.int({ default: 10_000, check: `refund_limit_pence between 0 and ${REFUND_LIMIT_PENCE_MAX}` })
  refundLimitPence: number & Opt = 10_000;

  /** The sentence only; the refund window itself is a rule in the code. */
  @Field(() => String, { description: 'Our promise about refunds, as a sentence.' })
  @column.text({ default: 'Bookings are fully refundable until 24 hours before the collection date.' })
  refundText: string & Opt = REFUND_TEXT;

  /** Version of services and rates too. */
  @StaffOnly('settings')
  @Field(() => Int, { nullable: true, description: 'Rises with every change; send it with the next one.' })
  @column.version()
  version: number & Opt = 1;
}

@ObjectType({ description: 'A service that a customer can choose.' })
@Entity({ tableName: 'service_options' })
@NotifiesCatalogue()
@Audited('settings', 'level')
export class ServiceOption {
  @Field(() => ServiceLevels, { description: 'The service level.' })
  @column.choice(SERVICE_LEVELS, { primary: true })
  level: ServiceLevel;

  @Field({ description: 'The display name.' })
  @column.text()
  name: string;

  @Field({ description: 'What it includes, in one sentence.' })
  @column.text()
  description: string;

  @MoneyField('surcharge', { description: 'The amount added to the price of carriage.' })
  @column.int({ check: 'surcharge_pence >= 0' })
  surchargePence: number;

  @column.int() position: number;
}

@ObjectType({ description: 'Rates of a destination for custom boxes, and its minimum charge.' })
@Entity({ tableName: 'destination_rates' })
@NotifiesCatalogue()
@Audited('settings', 'destination')
export class DestinationRate {
  @Field(() => DestinationKeys, { description: 'The destination of these rates.' })
  @column.destination({ primary: true })
  destination: DestinationKey;

  @MoneyField('minimumCharge', { description: 'The minimum charge for a shipment.' })
  minimumChargePence: number & Opt;

  @MoneyField('perCubicMetre', { description: 'Rate of a custom box per cubic metre.' })
  @column.int({ check: 'per_cubic_metre_pence > 0' })
  perCubicMetrePence: number;

  @MoneyField('handling', { description: 'The handling fee for each custom box.' })
  @column.int({ check: 'handling_pence >= 0' })
  handlingPence: number;

  @MoneyField('heavySurcharge', { description: 'The surcharge for a custom box over 30 kg.' })
  @column.int({ check: 'heavy_surcharge_pence >= 0' })
  heavySurchargePence: number;
}
