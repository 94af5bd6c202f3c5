import { createContext } from 'react';
import { findDestination } from '../../rules/destinations';
import type { Shop } from '../apollo/page-data';
import type { Cart } from './cart';
import { NEW_CART } from './cart-state';
import type { Shipment } from './cart-types';
import { EMPTY_CART } from './empty-cart';
import { NO_RATES, toShipmentRates } from './shipment-rates';
import { showCart } from './show-cart';

/** The cart in the page that the server rendered, and the one that the browser begins with over it. */
export const FirstCartContext = createContext<Cart>(EMPTY_CART);

/**
 * An empty cart to where a visited address of the builder wants to ship, at the rates of the page. Where it goes can be
 * changed already, in the visitor's own cart.
 */
export function firstCart(
  address: { pathname: string; search: string },
  shop: Shop | null,
  cart: () => Pick<Cart, 'setDestination' | 'setShipment'>,
): Cart {
  const rates = shop ? toShipmentRates(shop) : NO_RATES;
  const waiting = { lines: {}, shipment: addressedShipment(address) };
  return {
    ...EMPTY_CART,
    ...showCart({ ...NEW_CART, waiting }, rates),
    rates,
    status: 'ready',
    setDestination: (destination) => cart().setDestination(destination),
    setShipment: (shipment) => cart().setShipment(shipment),
  };
}

/** Where a visited address of the builder wants to ship to. */
export function addressedShipment({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): Partial<Shipment> {
  if (!/^\/new-quote\/*$/i.test(pathname)) return {};
  const destination = findDestination(new URLSearchParams(search).get('toCountry') ?? '');
  return destination ? { destination: destination.key } : {};
}
