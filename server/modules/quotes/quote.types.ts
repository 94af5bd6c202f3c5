import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { PromotionTerms } from '../../../rules/prices/promotion.js';
import type { Quote as QuoteSums } from '../../../rules/prices/quote.js';
import { MoneyField } from '../../platform/values/money.js';

/** Describes the price by phone, which a cart and a saved quote show. */
export const PHONE_PRICE =
  'What the same shipment costs when it is booked by phone; null when it costs the same.';

/** The sums of a shipment, as they are computed and stored, and as GraphQL shows them. */
@ObjectType({
  description: 'The parts of a total: items, top-up to the minimum charge, promotion, service.',
})
export class Quote implements Omit<QuoteSums, 'freeAllowancePence'> {
  @MoneyField('items', { description: 'The sum of all lines.' }) itemsPence: number;
  @MoneyField('minimum', { description: 'The minimum charge of the destination.' }) minimumPence: number;
  @MoneyField('minimumTopUp', {
    description: 'Added to reach the minimum charge; 0 when the items reach it.',
  })
  minimumTopUpPence: number;
  @MoneyField('service', { description: 'The price of the chosen service; 0 for the included one.' })
  servicePence: number;
  @MoneyField('promotion', { description: 'What the promotion takes off; 0 without one.' })
  promotionPence: number;
  /** The promotion's terms, which are not part of the schema. */
  promotion: PromotionTerms | null;
  @Field(() => String, { nullable: true, description: 'The name of the promotion; null without one.' })
  get promotionName(): string | null {
    return this.promotion?.name ?? null;
  }
  @Field(() => String, {
    nullable: true,
    description: 'Its code; null without one, or when it applies by itself.',
  })
  get promotionCode(): string | null {
    return this.promotion?.code ?? null;
  }
  @MoneyField('total', { description: 'items + minimumTopUp - promotion + service.' }) totalPence: number;
  @Field(() => Int, { description: 'Boxes and products, quantities counted.' }) itemCount: number;
  @Field(() => Float, { description: 'Whole cubic centimetres.' }) volumeCm3: number;
}

/** The stored part of a `Quote`. */
export type Sums = Omit<Quote, 'promotionName' | 'promotionCode'>;
