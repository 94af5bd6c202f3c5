import { Field, Int, ObjectType } from 'type-graphql';
import type { PromotionChange } from '../../../../rules/prices/promotion.js';
import { customBoxPence, quoteShipment } from '../../../../rules/prices/quote.js';
import { MoneyField } from '../../../platform/values/money.js';
import { minimumFor, type StoreTerms, servicePenceOf } from '../../settings/store-terms.js';
import type { PastBasket } from '../bulk-prices/bulk-price-effect.js';

@ObjectType({ description: "A promotion applied to the last 500 quotes and orders, at today's prices." })
export class PromotionEffect {
  @Field(() => Int, { description: 'Number of quotes and orders priced.' }) baskets: number;
  @Field(() => Int, { description: 'Number of quotes and orders made cheaper.' }) reduced: number;
  @MoneyField('total', { description: 'Total of those without it.' }) totalPence: number;
  @MoneyField('off', { description: 'The total discount.' }) offPence: number;
}

/** Prices past baskets by the product's own rule, with the promotion alone, ignoring its dates and limits. */
export function rehearse(
  promotion: PromotionChange,
  baskets: readonly PastBasket[],
  terms: StoreTerms,
): PromotionEffect {
  const offer = { ...promotion, id: '', isLimited: false };
  const quotes = baskets.map(({ destination, service, lines }) => {
    const rate = terms.customBoxRates[destination];
    const isThere = promotion.destinations.length === 0 || promotion.destinations.includes(destination);
    return quoteShipment({
      lines: lines.map((line) => ({
        ...line,
        unitPence: line.customBox && rate ? customBoxPence(line.customBox, rate) : line.todayPence,
      })),
      servicePence: servicePenceOf(terms, service),
      minimumPence: minimumFor(terms, destination),
      promotions: isThere ? [offer] : [],
    });
  });
  const reduced = quotes.filter(({ promotionPence }) => promotionPence > 0);
  const offPence = reduced.reduce((sum, { promotionPence }) => sum + promotionPence, 0);
  return {
    baskets: quotes.length,
    reduced: reduced.length,
    totalPence: reduced.reduce((sum, { totalPence }) => sum + totalPence, offPence),
    offPence,
  };
}
