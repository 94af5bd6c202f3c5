import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Quote as QuoteSums } from '../../rules/prices/quote.js';
import { Money, money } from '../shared/money.js';

/** Describes the price by phone, which a cart and a saved quote show. */
export const PHONE_PRICE =
  'What the same shipment costs when it is booked by phone; null when it costs the same.';

@ObjectType({
  description: 'The parts of a total: items, top-up to the minimum charge, promotion, service.',
})
export class Quote {
  @Field(() => Money, { description: 'The sum of all lines.' }) items: Money;
  @Field(() => Money, { description: 'The minimum charge of the destination.' }) minimum: Money;
  @Field(() => Money, { description: 'Added to reach the minimum charge; 0 when the items reach it.' })
  minimumTopUp: Money;
  @Field(() => Money, { description: 'The price of the chosen service; 0 for the included one.' })
  service: Money;
  @Field(() => Money, { description: 'What the promotion takes off; 0 without one.' }) promotion: Money;
  @Field(() => String, { nullable: true, description: 'The name of the promotion; null without one.' })
  promotionName: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Its code; null without one, or when it applies by itself.',
  })
  promotionCode: string | null;
  @Field(() => Money, { description: 'items + minimumTopUp - promotion + service.' }) total: Money;
  @Field(() => Int, { description: 'Boxes and products, quantities counted.' }) itemCount: number;
  @Field(() => Float, { description: 'Whole cubic centimetres.' }) volumeCm3: number;
}

/** The sums of a shipment as GraphQL shows them. */
export function toQuote(
  sums: Pick<
    QuoteSums,
    | 'itemsPence'
    | 'minimumPence'
    | 'minimumTopUpPence'
    | 'servicePence'
    | 'promotion'
    | 'promotionPence'
    | 'totalPence'
    | 'itemCount'
    | 'volumeCm3'
  >,
): Quote {
  return {
    items: money(sums.itemsPence),
    minimum: money(sums.minimumPence),
    minimumTopUp: money(sums.minimumTopUpPence),
    service: money(sums.servicePence),
    promotion: money(sums.promotionPence),
    promotionName: sums.promotion?.name ?? null,
    promotionCode: sums.promotion?.code ?? null,
    total: money(sums.totalPence),
    itemCount: sums.itemCount,
    volumeCm3: Number(sums.volumeCm3),
  };
}
