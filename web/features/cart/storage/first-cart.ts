import { createContext } from 'react';
import type { Shop } from '../../../data/page/page-data';
import type { Cart } from '../cart';
import { NEW_CART } from '../cart-state';
import { deriveCart } from '../derive-cart';
import { NO_RATES, toShipmentRates } from '../rates/shipment-rates';
import { shipmentFromUrl } from '../shipment-url';

const doNothing = () => {};
const doNothingYet = async () => {};

/** Rendered by the server, which knows nobody's cart, and by the browser during hydration. */
export const EMPTY_CART: Cart = {
  ...deriveCart(NEW_CART, NO_RATES),
  status: 'loading',
  error: null,
  localReason: null,
  rates: NO_RATES,
  notice: null,
  dismissNotice: doNothing,
  setQuantity: doNothing,
  setLineQuantity: doNothing,
  addCustomBox: doNothing,
  remove: doNothing,
  clear: doNothing,
  setDestination: doNothing,
  setShipment: doNothing,
  refetch: doNothingYet,
  receive: doNothing,
  whenSynced: doNothingYet,
};

/** The cart in the server's page, and the browser's first one over it. */
export const FirstCartContext = createContext<Cart>(EMPTY_CART);

/**
 * A cart that is still loading, along the route in the builder's address, at the page's rates. The route can be changed
 * already, in the visitor's own cart.
 */
export function firstCart(
  address: { pathname: string; search: string },
  shop: Shop | null,
  cart: () => Pick<Cart, 'setDestination' | 'setShipment'>,
): Cart {
  const rates = shop ? toShipmentRates(shop) : NO_RATES;
  const waiting = { lines: {}, shipment: shipmentFromUrl(address) };
  return {
    ...EMPTY_CART,
    ...deriveCart({ ...NEW_CART, waiting }, rates),
    rates,
    setDestination: (destination) => cart().setDestination(destination),
    setShipment: (shipment) => cart().setShipment(shipment),
  };
}
