import { expect, it } from '@jest/globals';
import { createCache } from '../../data/cache/cache';
import { ItemPricesDocument } from '../../features/quotes/catalogue/catalogue.generated';
import { evictProducts } from './evict-products';

it('a change by staff leaves no price of a product behind, to whichever destination it was seen', () => {
  const cache = createCache();
  for (const destination of ['AUSTRALIA', 'CANADA'] as const) {
    const price = { __typename: 'Money', minorUnits: 4200 } as const;
    const products = [{ __typename: 'Product', id: 'p1', price }] as const;
    cache.writeQuery({
      query: ItemPricesDocument,
      variables: { destination, filter: {}, page: 1 },
      data: { products: { __typename: 'ProductPage', nodes: [...products] } } as never,
    });
  }
  expect(
    Object.keys(cache.extract()['Product:p1'] ?? {}).filter((field) => field.startsWith('price')),
  ).toHaveLength(2);
  evictProducts(cache);
  expect(JSON.stringify(cache.extract())).not.toContain('4200');
});
