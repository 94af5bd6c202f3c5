import { Router } from 'express';
import { DEFAULT_DESTINATION } from '../../rules/destinations.js';
import type { Parts } from '../parts.js';
import { forAnyone } from '../rest-door.js';
import { toRestCategory, toRestProduct } from './product.rest.js';
import { readProductQuery } from './read-product-query.js';

/** What visitors look at: categories and published products. */
export function catalogueRoutes(parts: Parts): Router {
  const router = Router();
  router.get(
    '/categories',
    forAnyone(parts, async ({ services }) => ({
      categories: (await services.catalogue.categories()).map(toRestCategory),
    })),
  );
  router.get(
    '/products',
    forAnyone(parts, async ({ services }, request) => {
      const { products, total, page, pageSize } = await services.catalogue.products(
        readProductQuery(request.query),
      );
      return { products: products.map(toRestProduct), total, page, totalPages: Math.ceil(total / pageSize) };
    }),
  );
  router.get(
    '/products/category/:name',
    forAnyone(parts, async ({ services }, { params }) => {
      const products = await services.catalogue.productsOfCategory(
        params.name as string,
        DEFAULT_DESTINATION,
      );
      return products.map(toRestProduct);
    }),
  );
  router.get(
    '/products/similar/:id',
    forAnyone(parts, async ({ services }, { params }) => ({
      products: (await services.catalogue.similarTo(params.id as string)).map(toRestProduct),
    })),
  );
  router.get(
    '/products/:id',
    forAnyone(parts, async ({ services }, { params }) =>
      toRestProduct(await services.catalogue.product(params.id as string)),
    ),
  );
  return router;
}
