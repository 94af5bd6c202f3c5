import { ArrayMaxSize, ArrayUnique, Matches, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { DESTINATION_KEYS } from '../../../rules/destinations.js';
import { AREA_CUT_OFFS_MAX } from '../../../rules/orders/area-cut-offs.js';
import { REFUND_LIMIT_MESSAGE, REFUND_LIMIT_PENCE_MAX } from '../../../rules/orders/refund-limit.js';
import { COLLECTION_REGIONS, type CollectionRegion } from '../../../rules/people/collection-regions.js';
import { SHOP_PHONE } from '../../../rules/people/contact-rules.js';
import { ONLINE_SAVING_PERCENT } from '../../../rules/prices/phone-price.js';
import { PREMIUM_FROM_ORDERS, PREMIUM_MESSAGE } from '../../../rules/prices/premium.js';
import { SERVICE_LEVELS } from '../../../rules/prices/quote.js';
import { AsPhone, SeveralLines } from '../../platform/api/clean-text.js';
import { CollectionRegions } from '../../platform/api/enums.js';
import { Pence } from '../../platform/api/scalars.js';
import {
  CompanyInput,
  DESTINATION,
  DestinationRateInput,
  LEVEL,
  PHONE,
  ProofInput,
  ServiceOptionInput,
  SocialLinkInput,
  withMessage,
} from './settings-parts.inputs.js';

const NAME = withMessage('Enter the name of the shop in 1 to 60 characters, on one line');
/** One line with at least one letter or digit, and without characters that change text direction. */
const NAME_PATTERN = /^(?=.*[\p{L}\p{N}])[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+$/u;
const HOUR = withMessage('Choose an hour from 0 to 24');
const HOURS = withMessage('Keep the phone hours to 80 characters');
const PROMOTION = withMessage('Keep the promotional line to 80 characters');
const SAVING = withMessage(
  `Enter the online saving as whole per cent from ${ONLINE_SAVING_PERCENT.min} to ${ONLINE_SAVING_PERCENT.max}`,
);
const PREMIUM = { message: PREMIUM_MESSAGE };
const REFUND_LIMIT = { message: REFUND_LIMIT_MESSAGE };
const AREAS = withMessage('Name each place where you collect once');
const REFUND = withMessage("Mention 24 hours in 1 to 200 characters: that's our refund window");
const VERSION = withMessage('Send the version of the settings that you looked at');

const levelOf = (service: unknown) => (service as ServiceOptionInput | null)?.level;
const destinationOf = (rate: unknown) => (rate as DestinationRateInput | null)?.destination;
const nameOf = (link: unknown) => (link as SocialLinkInput | null)?.name;

@InputType({ description: 'The settings of the shop; fields left out do not change.' })
export class StoreSettingsInput {
  @Field(() => Int, {
    description: 'The version that was read; the change is refused when it has changed since.',
  })
  @Min(1, VERSION)
  @Max(2_000_000_000, VERSION)
  version: number;

  @Field(() => String, { description: 'Name of the shop, 1 to 60 characters on one line.', nullable: true })
  @Matches(NAME_PATTERN, NAME)
  @MaxLength(60, NAME)
  name?: string | null;

  @Field(() => String, { description: 'The free phone line; may be empty.', nullable: true })
  @Matches(SHOP_PHONE, PHONE)
  @AsPhone()
  phone?: string | null;

  @Field(() => String, {
    description: 'Opening hours of the phone line, as text of up to 80 characters; may be empty.',
    nullable: true,
  })
  @MaxLength(80, HOURS)
  phoneHours?: string | null;

  @Field(() => String, {
    description: 'Bank details for transfers, in lines, up to 300 characters; may be empty.',
    nullable: true,
  })
  @MaxLength(300, { message: 'Keep the bank details to 300 characters' })
  @SeveralLines()
  bankDetails?: string | null;

  @Field(() => String, {
    description: 'A further promise at the top of every page, up to 80 characters; may be empty.',
    nullable: true,
  })
  @MaxLength(80, PROMOTION)
  promotion?: string | null;

  @Field(() => Int, {
    description: 'Saving of booking online over the phone price, in per cent, 0 to 90; 0 when there is none.',
    nullable: true,
  })
  @Min(ONLINE_SAVING_PERCENT.min, SAVING)
  @Max(ONLINE_SAVING_PERCENT.max, SAVING)
  onlineSavingPercent?: number | null;

  @Field(() => String, {
    description: 'Our promise about refunds, as a sentence with the words "24 hours".',
    nullable: true,
  })
  @Matches(/\b24 hours\b/, REFUND)
  @MaxLength(200, REFUND)
  @SeveralLines()
  refundText?: string | null;

  @Field(() => Int, {
    description: 'Hour in London from which today is closed for collection, 0 to 24.',
    nullable: true,
  })
  @Min(0, HOUR)
  @Max(24, HOUR)
  sameDayCutOffHour?: number | null;

  @Field(() => String, {
    description: 'Postcode areas with a different cut-off, a rule a line, such as "LS, BD: 10:00".',
    nullable: true,
  })
  @MaxLength(AREA_CUT_OFFS_MAX)
  @SeveralLines()
  areaCutOffs?: string | null;

  @Field(() => [CollectionRegions], {
    description: 'All regions beyond mainland Great Britain where we collect.',
    nullable: true,
  })
  @ArrayUnique(AREAS)
  @ArrayMaxSize(COLLECTION_REGIONS.length, AREAS)
  collectionRegions?: CollectionRegion[] | null;

  @Field(() => [SocialLinkInput], {
    description: 'All social media links, in the order of the page, at most 10.',
    nullable: true,
  })
  @ValidateNested({ each: true })
  @ArrayUnique(nameOf, withMessage('Name each link once'))
  @ArrayMaxSize(10, withMessage('You can add up to 10 links'))
  socialLinks?: SocialLinkInput[] | null;

  @Field(() => [ProofInput], {
    description: 'All memberships and reviews, in the order of the page, at most 6.',
    nullable: true,
  })
  @ValidateNested({ each: true })
  @ArrayUnique(nameOf, withMessage('Name each membership or review once'))
  @ArrayMaxSize(6, withMessage('You can add up to 6 memberships and reviews'))
  proofs?: ProofInput[] | null;

  @Field(() => Boolean, {
    description: 'Whether the company gets an email about each new order.',
    nullable: true,
  })
  newOrderEmails?: boolean | null;

  @Field(() => Int, {
    description: 'Delivered orders that make a Premium Customer, 0 to 100; 0 for everybody.',
    nullable: true,
  })
  @Min(PREMIUM_FROM_ORDERS.min, PREMIUM)
  @Max(PREMIUM_FROM_ORDERS.max, PREMIUM)
  premiumFromOrders?: number | null;

  @Field(() => Pence, {
    description:
      'The most of an order that staff without the permission for money refund by themselves, in pence; 0 for nothing.',
    nullable: true,
  })
  @Min(0, REFUND_LIMIT)
  @Max(REFUND_LIMIT_PENCE_MAX, REFUND_LIMIT)
  refundLimit?: number | null;

  @Field(() => CompanyInput, {
    description: 'The company that issues documents from now on; issued documents do not change.',
    nullable: true,
  })
  @ValidateNested(withMessage('Send the company details'))
  company?: CompanyInput;

  @Field(() => [ServiceOptionInput], { nullable: true, description: 'The services that change.' })
  @ValidateNested({ each: true })
  @ArrayUnique(levelOf, LEVEL)
  @ArrayMaxSize(SERVICE_LEVELS.length, LEVEL)
  services?: ServiceOptionInput[] | null;

  @Field(() => [DestinationRateInput], { nullable: true, description: 'The rates that change or are new.' })
  @ValidateNested({ each: true })
  @ArrayUnique(destinationOf, DESTINATION)
  @ArrayMaxSize(DESTINATION_KEYS.length, DESTINATION)
  destinationRates?: DestinationRateInput[] | null;
}
