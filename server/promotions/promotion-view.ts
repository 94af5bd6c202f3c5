import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { PromotionKind, PromotionTerms } from '../../rules/prices/promotion.js';
import { registerEnum } from '../shared/api/enums.js';
import { Money, money } from '../shared/money.js';

export const PromotionKinds = registerEnum<PromotionKind>('PromotionKind', 'What a promotion takes off.', {
  percent: 'Per cent of items and top-up.',
  pence: 'An amount off items and top-up.',
  freeService: 'The price of the service.',
});

@ObjectType({ description: 'A promotion that may be used for a cart.' })
export class PromotionOffer {
  @Field(() => ID, { description: 'Its id.' }) id: string;
  @Field(() => String, { nullable: true, description: 'Null when it applies by itself.' }) code:
    | string
    | null;
  @Field({ description: 'As customers read it.' }) name: string;
  @Field(() => PromotionKinds, { description: 'What it takes off.' }) kind: PromotionKind;
  @Field(() => Int, { description: 'Whole per cent, or pence; 0 for a free service.' }) value: number;
  @Field(() => Money, { description: 'The least items and top-up must come to.' }) minimum: Money;
}

/** A promotion as a cart shows it. */
export function toOffer({ id, code, name, kind, value, minimumPence }: PromotionTerms): PromotionOffer {
  return { ...{ id, code, name, kind, value }, minimum: money(minimumPence) };
}
