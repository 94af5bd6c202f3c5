import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { PromotionTerms } from '../../../rules/prices/promotion.js';
import type { Quote as QuoteSums } from '../../../rules/prices/quote.js';
import { MoneyField } from '../../platform/values/money.js';

/** Describes the price by phone, which a cart and a saved quote show. */
export const PHONE_PRICE = 'Price of the same shipment when it is booked by phone; null when it is the same.';

/** The sums of a shipment, as they are computed and stored, and as GraphQL shows them. */
@ObjectType({ description: 'The parts of a total: items, top-up to the minimum charge, promotion, service.' })
export class Quote implements Omit<QuoteSums, 'freeAllowancePence'> {
  @MoneyField('items', { description: 'The sum of all lines.' }) itemsPence: number;
  @MoneyField('minimum', { description: 'The minimum charge of the destination.' }) minimumPence: number;
  @MoneyField('minimumTopUp', {
    description: 'The amount added to reach the minimum charge; 0 when the items reach it.',
  })
  minimumTopUpPence: number;
  @MoneyField('service', { description: 'The price of the chosen service; 0 for the included one.' })
  servicePence: number;
  @MoneyField('promotion', { description: 'The discount; 0 without a promotion.' })
  promotionPence: number;
  /** The promotion's terms, which are not part of the schema. */
  promotion: PromotionTerms | null;
  @Field(() => String, { nullable: true, description: 'The name of the promotion; null without one.' })
  get promotionName(): string | null {
    return this.promotion?.name ?? null;
  }
  @Field(() => String, {
    nullable: true,
    description: 'Promotion code; null without one, or when automatic.',
  })
  get promotionCode(): string | null {
    return this.promotion?.code ?? null;
  }
  @MoneyField('total', { description: 'items + minimumTopUp - promotion + service.' }) totalPence: number;
  @Field(() => Int, { description: 'Number of pieces: boxes and products, by quantity.' }) itemCount: number;
  @Field(() => Float, { description: 'The volume in whole cubic centimetres.' }) volumeCm3: number;
}

/** The stored part of a `Quote`. */
export type Sums = Omit<Quote, 'promotionName' | 'promotionCode'>;
