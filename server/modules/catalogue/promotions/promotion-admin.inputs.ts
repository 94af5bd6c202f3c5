import { ArrayMaxSize, ArrayUnique, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { DESTINATION_KEYS, type DestinationKey } from '../../../../rules/destinations.js';
import type { PromotionChange, PromotionKind } from '../../../../rules/prices/promotion.js';
import { DestinationKeys } from '../../../platform/api/enums.js';
import { CalendarDate, Pence } from '../../../platform/api/scalars.js';
import { withMessage } from '../../settings/settings-parts.inputs.js';
import { PromotionKinds } from './promotion.entity.js';

const PENCE_MAX = 9_999_999;
const USES_MAX = 1_000_000;
const NAME = withMessage('Enter a name of 1 to 60 characters');
const CODE = withMessage('Enter a code of 3 to 30 letters, digits and hyphens, or leave it empty');
const VALUE = withMessage('Enter an amount from £0.01 to £99,999.99, or whole per cent from 1 to 100');
const MINIMUM = withMessage('Enter an amount from £0.00 to £99,999.99');
const USES = withMessage('Enter a whole number from 1 to 1,000,000, or leave it empty');
const PLACES = withMessage('Choose each destination once');

@InputType({ description: 'A complete promotion.' })
export class PromotionInput {
  @Field(() => String, {
    nullable: true,
    description: 'Code of 3 to 30 letters, digits and hyphens; without one it applies automatically.',
  })
  @MaxLength(30, CODE)
  code?: string | null;

  @Field({ description: 'The name shown to customers, 1 to 60 characters.' })
  @Matches(/\S/, NAME)
  @Length(1, 60, NAME)
  name: string;

  @Field(() => PromotionKinds, { description: 'Kind of discount.' })
  kind: PromotionKind;

  @Field(() => Int, { description: 'By `kind`: whole per cent, 1 to 100, or pence; 0 for a free service.' })
  @Min(0, VALUE)
  @Max(PENCE_MAX, VALUE)
  value: number;

  @Field(() => [DestinationKeys], { nullable: true, description: 'Destinations in scope; empty for all.' })
  @ArrayUnique(PLACES)
  @ArrayMaxSize(DESTINATION_KEYS.length, PLACES)
  destinations?: DestinationKey[] | null;

  @Field(() => CalendarDate, { nullable: true, description: 'First day, in London; today by default.' })
  startsOn?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The last day, in London; without one the promotion runs until it is ended.',
  })
  endsOn?: string | null;

  @Field(() => Pence, { nullable: true, description: 'Minimum of items and top-up in pence.' })
  @Min(0, MINIMUM)
  @Max(PENCE_MAX, MINIMUM)
  minimum?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether an account can use it only once.' })
  oncePerAccount?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'Limit of uses in total; unlimited when left out.' })
  @Min(1, USES)
  @Max(USES_MAX, USES)
  usesMax?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; a change is refused with CONFLICT when it has changed since.',
  })
  version?: number | null;
}

/** The change of a promotion that a GraphQL input describes. */
export function toPromotionChange(input: PromotionInput): PromotionChange {
  return {
    ...{ name: input.name, kind: input.kind, value: input.value },
    code: input.code ?? null,
    destinations: [...(input.destinations ?? [])],
    startsOn: input.startsOn ?? null,
    endsOn: input.endsOn ?? null,
    minimumPence: input.minimum ?? 0,
    oncePerAccount: input.oncePerAccount ?? false,
    usesMax: input.usesMax ?? null,
  };
}
