import { randomUUID } from 'node:crypto';
import { Chances } from '../../server/test/rubbish/chances.js';
import { CATEGORY, DESTINATION } from '../bench/bench-data.js';
import { graphqlBody, jsonHeaders } from '../bench/http.js';
import type { Shot } from './send.js';
import type { Shop } from './shop.js';

const CART = 'query Cart { cart { id lines { key quantity } } }';
const MY_ORDERS = 'query MyOrders { myOrders { nodes { id number status } } }';

/** Requests of visitors of a busy shop, over both APIs, drawn by the seed: pages, catalogue, carts, orders. */
export function visits({ buyers, productId }: Shop, seed: number): () => Shot {
  const chance = new Chances(seed);
  const kinds: readonly (() => Shot)[] = [
    () => get('/'),
    () => get('/api/categories'),
    () => get(`/api/products/category/${CATEGORY.name}?country=${DESTINATION}`),
    () => get(`/api/products?search=box${chance.between(0, 99)}`),
    () => get('/api/cart', asGuest()),
    () => post('/api/cart', { productId, quantity: 1, country: DESTINATION }, asGuest()),
    () => get('/api/orders/my-orders', asBuyer()),
    () => graphql(CART, asGuest()),
    () => graphql(MY_ORDERS, asBuyer()),
  ];
  const asBuyer = () => jsonHeaders(chance.pick(buyers).token);
  return () => chance.pick(kinds)();
}

export function asGuest(): Record<string, string> {
  return { ...jsonHeaders(), 'x-guest-id': `guest_${Date.now()}_${randomUUID().replaceAll('-', '')}` };
}

export function get(path: string, headers: Record<string, string> = {}): Shot {
  return { method: 'GET', path, headers };
}

export function post(path: string, body: object, headers: Record<string, string> = jsonHeaders()): Shot {
  return { method: 'POST', path, headers, body: JSON.stringify(body) };
}

export function graphql(query: string, headers: Record<string, string>): Shot {
  return { method: 'POST', path: '/graphql', headers, body: graphqlBody(query, {}) };
}
