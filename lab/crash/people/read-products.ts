import type { Chances } from '../../../server/test/rubbish/chances.js';
import { persistGraphql, type Wire } from './shop-calls.js';
import { PRODUCTS } from './shop-queries.js';

/** Ids of products that are sold to Australia. */
export async function readProducts(wire: Wire, chances: Chances): Promise<string[]> {
  const { products } = await persistGraphql<{
    products: { nodes: { id: string; price: object | null }[] };
  }>(wire, chances, { query: PRODUCTS });
  return products.nodes.filter(({ price }) => price !== null).map(({ id }) => id);
}
