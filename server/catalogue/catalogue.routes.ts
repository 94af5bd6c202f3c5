import { Type } from 'typebox';
import { DEFAULT_DESTINATION } from '../../rules/destinations.js';
import { type CallGroup, keptCall } from '../rest/rest-endpoint.js';
import {
  RestCategories,
  RestProduct,
  RestProductPage,
  RestProducts,
  toRestCategory,
  toRestProduct,
} from './product.rest.js';
import { ProductQueryParts, readProductQuery } from './read-product-query.js';

/** What visitors look at: categories and published products. */
export const catalogueCalls: CallGroup = {
  heading: 'Catalogue',
  calls: [
    keptCall({
      route: 'GET /categories',
      who: 'anyone',
      summary: 'All categories, in the order of the shop.',
      graphql: ['categories'],
      answer: RestCategories,
      example: {},
      work: async ({ services }) => ({
        categories: (await services.catalogue.categories()).map(toRestCategory),
      }),
    }),
    keptCall({
      route: 'GET /products',
      who: 'anyone',
      summary: 'Published products, a page at a time. Every filter narrows the list.',
      graphql: ['products'],
      query: ProductQueryParts,
      answer: RestProductPage,
      example: {
        query: { category: 'Shipping Boxes', country: 'Australia', sortBy: 'priceAscending', limit: '5' },
      },
      work: async ({ services, request }) => {
        const { products, total, page, pageSize } = await services.catalogue.products(
          readProductQuery(request.query),
        );
        return {
          products: products.map(toRestProduct),
          total,
          page,
          totalPages: Math.ceil(total / pageSize),
        };
      },
    }),
    keptCall({
      route: 'GET /products/category/{categoryName}',
      who: 'anyone',
      summary: 'The products of a category by its name or slug; an unknown name means Other Items.',
      graphql: ['products'],
      answer: Type.Array(RestProduct),
      example: { params: { categoryName: 'Suitcase & Luggage' } },
      work: async ({ services, params }) => {
        const products = await services.catalogue.productsOfCategory(
          params.categoryName,
          DEFAULT_DESTINATION,
        );
        return products.map(toRestProduct);
      },
    }),
    keptCall({
      route: 'GET /products/similar/{productId}',
      who: 'anyone',
      summary: 'Four products of the same category, nearest in volume first.',
      graphql: ['similarProducts'],
      answer: RestProducts,
      refusals: [404],
      example: { params: { productId: '$product' } },
      work: async ({ services, params }) => ({
        products: (await services.catalogue.similarTo(params.productId)).map(toRestProduct),
      }),
    }),
    keptCall({
      route: 'GET /products/{id}',
      who: 'anyone',
      summary: 'One published product.',
      graphql: ['product'],
      answer: RestProduct,
      refusals: [404],
      example: { params: { id: '$product' } },
      work: async ({ services, params }) => toRestProduct(await services.catalogue.product(params.id)),
    }),
  ],
};
