import { createContext } from 'react';
import { findDestination } from '../../rules/destinations';
import type { Cart } from './cart';
import type { Shipment } from './cart-types';
import { EMPTY_CART } from './empty-cart';

/** The cart in the page that the server rendered, and the one that the browser begins with over it. */
export const FirstCartContext = createContext<Cart>(EMPTY_CART);

/** An empty cart to where a visited address of the builder wants to ship. */
export function firstCart(address: { pathname: string; search: string }): Cart {
  return { ...EMPTY_CART, ...addressedShipment(address) };
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
