import type { PlacedQuoteFragment } from './placed.generated';

/** The sums of a frozen shipment as a summary shows them. */
export function placedSums(quote: PlacedQuoteFragment) {
  return {
    minimumPence: quote.minimum.minorUnits,
    minimumTopUpPence: quote.minimumTopUp.minorUnits,
    promotion: { name: quote.promotionName ?? '' },
    promotionPence: quote.promotion.minorUnits,
    servicePence: quote.service.minorUnits,
    totalPence: quote.total.minorUnits,
  };
}
