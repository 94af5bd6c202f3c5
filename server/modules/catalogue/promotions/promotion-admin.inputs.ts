import { ArrayMaxSize, ArrayUnique, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { DESTINATION_KEYS, type DestinationKey } from '../../../../rules/destinations.js';
import type { PromotionChange, PromotionKind } from '../../../../rules/prices/promotion.js';
import { DestinationKeys } from '../../../platform/api/enums.js';
import { CalendarDate, Pence } from '../../../platform/api/scalars.js';
import { said } from '../../settings/settings-parts.inputs.js';
import { PromotionKinds } from './promotion.entity.js';

const PENCE_MAX = 9_999_999;
const USES_MAX = 1_000_000;
const NAME = said('Enter a name of 1 to 60 characters');
const CODE = said('Enter a code of 3 to 30 letters, digits and hyphens, or leave it empty');
const VALUE = said('Enter an amount from £0.01 to £99,999.99, or whole per cent from 1 to 100');
const MINIMUM = said('Enter an amount from £0.00 to £99,999.99');
const USES = said('Enter a whole number from 1 to 1,000,000, or leave it empty');
const PLACES = said('Choose each destination once');

@InputType({ description: 'A promotion, whole.' })
export class PromotionInput {
  @Field(() => String, {
    nullable: true,
    description: '3 to 30 letters, digits and hyphens; left out, the promotion applies by itself.',
  })
  @MaxLength(30, CODE)
  code?: string | null;

  @Field({ description: 'As customers read it, 1 to 60 characters.' })
  @Matches(/\S/, NAME)
  @Length(1, 60, NAME)
  name: string;

  @Field(() => PromotionKinds, { description: 'What it takes off.' })
  kind: PromotionKind;

  @Field(() => Int, { description: 'Whole per cent from 1 to 100, or pence; 0 for a free service.' })
  @Min(0, VALUE)
  @Max(PENCE_MAX, VALUE)
  value: number;

  @Field(() => [DestinationKeys], { nullable: true, description: 'Only shipments to these; empty: to all.' })
  @ArrayUnique(PLACES)
  @ArrayMaxSize(DESTINATION_KEYS.length, PLACES)
  destinations?: DestinationKey[] | null;

  @Field(() => CalendarDate, { nullable: true, description: 'The first day, in London; left out: at once.' })
  startsOn?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The last day, in London; left out: until it is ended.',
  })
  endsOn?: string | null;

  @Field(() => Pence, { nullable: true, description: 'The least items and top-up must come to, in pence.' })
  @Min(0, MINIMUM)
  @Max(PENCE_MAX, MINIMUM)
  minimum?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'True: an account can use it once.' })
  oncePerAccount?: boolean | null;

  @Field(() => Int, { nullable: true, description: 'How often in all; left out: as often as wanted.' })
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
