import { Field, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import { DestinationKeys, registerEnum } from '../shared/api/enums.js';
import { pageOf } from '../shared/api/pagination.js';
import { CalendarDate } from '../shared/api/scalars.js';
import { Money, money } from '../shared/money.js';
import type { PromotionEffect as Effect } from './promotion-effect.js';
import type { PromotionState, StoredPromotion } from './promotion-list.store.js';
import { PromotionOffer } from './promotion-view.js';

export const PromotionStates = registerEnum<PromotionState>('PromotionState', 'Whether a promotion holds.', {
  active: 'Today is within its days.',
  planned: 'Its first day is to come.',
  ended: 'Its last day is over, or staff have ended it.',
});

@ObjectType({ description: 'A promotion, as staff see it.' })
export class Promotion extends PromotionOffer {
  @Field(() => PromotionStates, { description: 'Whether it holds.' }) state: PromotionState;
  @Field(() => [DestinationKeys], { description: 'Only shipments to these; empty: to all.' })
  destinations: readonly DestinationKey[];
  @Field(() => CalendarDate, { nullable: true, description: 'The first day, in London.' }) startsOn:
    | string
    | null;
  @Field(() => CalendarDate, { nullable: true, description: 'The last day, in London.' }) endsOn:
    | string
    | null;
  @Field({ description: 'An account can use it once.' }) oncePerAccount: boolean;
  @Field(() => Int, { nullable: true, description: 'How often in all; null: as often as wanted.' })
  usesMax: number | null;
  @Field(() => Int, { description: 'Orders that have it.' }) uses: number;
  @Field(() => Int, {
    description: 'Places that are taken: by orders, and by customers with unpaid checkouts.',
  })
  places: number;
  @Field(() => Money, { description: 'What it took off orders that were not cancelled.' }) cost: Money;
  @Field(() => Date, { description: 'When it was added.' }) createdAt: Date;
  @Field(() => Int, { description: 'Rises with every change, from 1.' }) version: number;
}

@ObjectType({ description: 'One page of promotions.' })
export class PromotionPage extends pageOf(Promotion, 'Newest first.') {}

@ObjectType({
  description: 'What a promotion would have done to the last 500 quotes and orders, at the prices of today.',
})
export class PromotionEffect {
  @Field(() => Int, { description: 'How many were priced.' }) baskets: number;
  @Field(() => Int, { description: 'How many it would have made cheaper.' }) reduced: number;
  @Field(() => Money, { description: 'What those cost without it.' }) total: Money;
  @Field(() => Money, { description: 'What it would have taken off in all.' }) off: Money;
}

/** A promotion as GraphQL shows it to staff. */
export function toPromotion({
  minimumPence,
  costPence,
  createdAt,
  ...promotion
}: StoredPromotion): Promotion {
  return {
    ...promotion,
    minimum: money(minimumPence),
    cost: money(costPence),
    createdAt: new Date(createdAt),
  };
}

/** A rehearsal as GraphQL shows it. */
export function toPromotionEffect({ baskets, reduced, totalPence, offPence }: Effect): PromotionEffect {
  return { baskets, reduced, total: money(totalPence), off: money(offPence) };
}
