import { fromGraphqlEnum } from '../../data/enums';
import type { Cart } from '../cart/cart';
import { toCartLine } from '../saved-quotes/quoted-line';
import type { SavedQuotePartsFragment } from '../saved-quotes/saved-quote.generated';

/** The promotion of a quote as an amount: its sum alone is frozen. */
function frozenPromotion({ promotion, promotionName }: SavedQuotePartsFragment['quote']) {
  if (!promotionName) return null;
  const value = promotion.minorUnits;
  return {
    ...{ id: '', code: null, name: promotionName, kind: 'pence' as const, value },
    minimumPence: 0,
    isLimited: false,
  };
}

/** A saved quote as a cart for the checkout: its own lines and prices, read-only. */
export function quotedCart(cart: Cart, saved: SavedQuotePartsFragment): Cart {
  const { serviceName, fromCity, toCity, lines, quote } = saved;
  const [destination, service] = [fromGraphqlEnum(saved.destination), fromGraphqlEnum(saved.service)];
  const servicePence = quote.service.minorUnits;
  return {
    ...cart,
    ...{ destination, service, fromCity, toCity },
    status: 'ready',
    error: null,
    isProvisional: false,
    isRepricing: false,
    lines: lines.map((line) => toCartLine(line, line.unitPrice.minorUnits)),
    quote: {
      itemsPence: quote.items.minorUnits,
      minimumPence: quote.minimum.minorUnits,
      minimumTopUpPence: quote.minimumTopUp.minorUnits,
      freeAllowancePence: quote.minimumTopUp.minorUnits,
      servicePence,
      promotion: frozenPromotion(quote),
      promotionPence: quote.promotion.minorUnits,
      totalPence: quote.total.minorUnits,
      itemCount: quote.itemCount,
      volumeCm3: quote.volumeCm3,
    },
    rates: {
      ...cart.rates,
      services: [{ level: service, name: serviceName, description: '', pence: servicePence }],
    },
    // The form stores the date; the visitor's cart does not change.
    setShipment: () => {},
    whenSynced: async () => {},
  };
}
