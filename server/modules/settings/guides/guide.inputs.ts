import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import {
  type ChargeKind,
  type ChargeScope,
  CONTAINER_SIZES,
  type ContainerSize,
  type GoodsRuleKind,
} from '../../../../rules/destination-guide.js';
import type { PaperDay } from '../../../../rules/files/papers.js';
import { SERVICE_LEVELS, type ServiceLevel } from '../../../../rules/prices/quote.js';
import { SeveralLines } from '../../../platform/api/clean-text.js';
import { ServiceLevels } from '../../../platform/api/enums.js';
import { CalendarDate, Pence } from '../../../platform/api/scalars.js';
import { trimmed } from '../settings-change.js';
import { LEVEL, withMessage } from '../settings-parts.inputs.js';
import type { GuideChange } from './guide.service.js';
import { ChargeKinds, ChargeScopes, ContainerSizes, GoodsRuleKinds, PaperDays } from './guide.types.js';

/** Longer than any household's shipment takes. */
const DAYS_MAX = 365;
const SOURCE = withMessage('Enter the source in 1 to 300 characters');
const NAME = withMessage('Enter a name of 1 to 80 characters');
const TEXT = withMessage('Enter an explanation of 1 to 400 characters');
const DAYS_BEFORE = withMessage(`Enter 0 to ${DAYS_MAX} days`);
const PENCE_MAX = 9_999_999;
/** Most charges, or kinds of goods, of one destination. */
const LIST_MAX = 100;
const WORDS_MAX = 40;

const DAYS = withMessage(`Enter 1 to ${DAYS_MAX} days`);
const PENCE = withMessage('Enter an amount from £0.00 to £99,999.99');
const HOW = withMessage('Keep the text to 400 characters');
const WORD = 'Enter words of 1 to 40 characters';
const SIZE = withMessage('Enter each container size once');
/** Most customs documents of one destination. */
const PAPERS_MAX = 20;
const PAPERS = withMessage(`Send a list of up to ${PAPERS_MAX}`);
const LIST = withMessage(`Send a list of up to ${LIST_MAX}`);

const serviceOf = (time: unknown) => (time as TransitTimeInput | null)?.service;
const sizeOf = (container: unknown) => (container as ContainerPriceInput | null)?.size;

/** The source of an entry of a guide. */
@InputType()
abstract class SourcedInput {
  @Field({ description: 'Source of this information, 1 to 300 characters.' })
  @Matches(/\S/, SOURCE)
  @Length(1, 300, SOURCE)
  source: string;

  @Field(() => CalendarDate, { description: 'When it was last checked at the source; not in the future.' })
  checkedOn: string;
}

@InputType({ description: 'A paper that customs require.' })
class CustomsPaperInput extends SourcedInput {
  @Field({ description: 'Name of the paper, 1 to 80 characters.' })
  @Matches(/\S/, NAME)
  @Length(1, 80, NAME)
  name: string;

  @Field({ description: 'What the paper must contain, 1 to 400 characters.' })
  @Matches(/\S/, TEXT)
  @Length(1, 400, TEXT)
  @SeveralLines()
  explanation: string;

  @Field(() => PaperDays, { description: 'The day it is due before.' })
  dueBefore: PaperDay;

  @Field(() => Int, { description: `Days before \`dueBefore\`, 0 to ${DAYS_MAX}.` })
  @Min(0, DAYS_BEFORE)
  @Max(DAYS_MAX, DAYS_BEFORE)
  days: number;
}

@InputType({ description: 'The transit time from collection to delivery.' })
export class TransitTimeInput extends SourcedInput {
  @Field(() => ServiceLevels, { description: 'The service.' })
  service: ServiceLevel;

  @Field(() => Int, { description: `The shortest time in days, 1 to ${DAYS_MAX}.` })
  @Min(1, DAYS)
  @Max(DAYS_MAX, DAYS)
  fromDays: number;

  @Field(() => Int, { description: `The longest time in days, 1 to ${DAYS_MAX}.` })
  @Min(1, DAYS)
  @Max(DAYS_MAX, DAYS)
  toDays: number;
}

@InputType({ description: 'A charge that customs, a port or a carrier at the destination may make.' })
export class DestinationChargeInput extends SourcedInput {
  @Field({ description: 'Name of the charge, 1 to 80 characters.' })
  @Matches(/\S/, NAME)
  @Length(1, 80, NAME)
  name: string;

  @Field(() => ChargeKinds, { description: 'Who pays it.' })
  kind: ChargeKind;

  @Field(() => ChargeScopes, { description: 'The shipments it applies to.' })
  scope: ChargeScope;

  @Field({ description: 'When and why it is charged, 1 to 400 characters.' })
  @Matches(/\S/, TEXT)
  @Length(1, 400, TEXT)
  @SeveralLines()
  reason: string;

  @Field(() => Pence, {
    description: 'The least each such shipment pays in pence, up to 9,999,999; 0 if most pay none.',
  })
  @Min(0, PENCE)
  @Max(PENCE_MAX, PENCE)
  from: number;

  @Field(() => Pence, {
    description: 'The highest amount in pence, up to 9,999,999; 0 if our price includes it.',
  })
  @Min(0, PENCE)
  @Max(PENCE_MAX, PENCE)
  to: number;

  @Field({ description: 'How to avoid it, up to 400 characters; may be empty.' })
  @MaxLength(400, HOW)
  @SeveralLines()
  howToAvoid: string;
}

@InputType({ description: 'Goods that are forbidden or restricted at a destination.' })
export class GoodsRuleInput extends SourcedInput {
  @Field({ description: 'Name of the goods, 1 to 80 characters.' })
  @Matches(/\S/, NAME)
  @Length(1, 80, NAME)
  name: string;

  @Field(() => [String], { description: `Search words for the goods, 1 to ${WORDS_MAX}.` })
  @Matches(/\S/, { message: WORD, each: true })
  @MaxLength(40, { message: WORD, each: true })
  @ArrayMinSize(1, withMessage(WORD))
  @ArrayMaxSize(WORDS_MAX, withMessage(WORD))
  words: string[];

  @Field(() => GoodsRuleKinds, { description: 'Forbidden or restricted.' })
  kind: GoodsRuleKind;

  @Field({ description: 'The reason and the conditions, 1 to 400 characters.' })
  @Matches(/\S/, TEXT)
  @Length(1, 400, TEXT)
  @SeveralLines()
  explanation: string;
}

@InputType({ description: 'Price of a container for one customer alone.' })
export class ContainerPriceInput extends SourcedInput {
  @Field(() => ContainerSizes, { description: 'Size of the container.' })
  size: ContainerSize;

  @Field(() => Pence, { description: 'The price from door to door in pence, 1 to 9,999,999.' })
  @Min(1, PENCE)
  @Max(PENCE_MAX, PENCE)
  price: number;
}

@InputType({ description: 'A change of a guide; each list that is sent replaces the stored one.' })
export class DestinationGuideInput {
  @Field(() => [TransitTimeInput], { nullable: true, description: 'Transit times, at most one a service.' })
  @ValidateNested({ each: true })
  @ArrayUnique(serviceOf, LEVEL)
  @ArrayMaxSize(SERVICE_LEVELS.length, LEVEL)
  transitTimes?: TransitTimeInput[] | null;

  @Field(() => [DestinationChargeInput], { nullable: true, description: `The charges, at most ${LIST_MAX}.` })
  @ValidateNested({ each: true })
  @ArrayMaxSize(LIST_MAX, LIST)
  charges?: DestinationChargeInput[] | null;

  @Field(() => [GoodsRuleInput], { nullable: true, description: `The rules for goods, at most ${LIST_MAX}.` })
  @ValidateNested({ each: true })
  @ArrayMaxSize(LIST_MAX, LIST)
  goods?: GoodsRuleInput[] | null;

  @Field(() => [ContainerPriceInput], {
    nullable: true,
    description: 'Container prices, at most one a size.',
  })
  @ValidateNested({ each: true })
  @ArrayUnique(sizeOf, SIZE)
  @ArrayMaxSize(CONTAINER_SIZES.length, SIZE)
  containerPrices?: ContainerPriceInput[] | null;

  @Field(() => [CustomsPaperInput], { nullable: true, description: `Customs papers, at most ${PAPERS_MAX}.` })
  @ValidateNested({ each: true })
  @ArrayMaxSize(PAPERS_MAX, PAPERS)
  papers?: CustomsPaperInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; a change is refused when it has changed since.',
  })
  version?: number | null;
}

/** The change of a guide that a GraphQL input describes, without space around texts. */
export function toGuideChange({
  transitTimes,
  charges,
  goods,
  containerPrices,
  papers,
  version,
}: DestinationGuideInput): GuideChange {
  const lists = {
    transitTimes,
    charges: charges?.map(({ from, to, ...charge }) => ({ ...charge, fromPence: from, toPence: to })),
    goods,
    containerPrices: containerPrices?.map(({ price, ...container }) => ({ ...container, pricePence: price })),
    papers,
  };
  return { ...trimmed<GuideChange>(lists), version };
}
