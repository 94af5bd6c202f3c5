import { Type } from 'typebox';
import { DEFAULT_DESTINATION } from '../../rules/destinations.js';
import { cachedEndpoint, type EndpointGroup } from '../rest/endpoint.js';
import {
  RestCategories,
  RestProduct,
  RestProductPage,
  RestProducts,
  toRestCategory,
  toRestProduct,
} from './product.rest.js';
import { ProductQueryParts, readProductQuery } from './read-product-query.js';

export const catalogueEndpoints: EndpointGroup = {
  tag: 'Catalogue',
  description: 'What visitors look at: categories and published products.',
  endpoints: [
    cachedEndpoint({
      route: 'GET /categories',
      access: 'public',
      summary: 'All categories, in the order of the shop.',
      response: RestCategories,
      example: {},
      handle: async ({ services }) => ({
        categories: (await services.catalogue.categories()).map(toRestCategory),
      }),
    }),
    cachedEndpoint({
      route: 'GET /products',
      access: 'public',
      summary: 'Published products, a page at a time. Every filter narrows the list.',
      query: ProductQueryParts,
      response: RestProductPage,
      example: {
        query: { category: 'Shipping Boxes', country: 'Australia', sortBy: 'priceAscending', limit: '5' },
      },
      handle: async ({ services, request }) => {
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
    cachedEndpoint({
      route: 'GET /products/category/{categoryName}',
      access: 'public',
      summary: 'The products of a category by its name or slug; an unknown name means Other Items.',
      response: Type.Array(RestProduct),
      example: { params: { categoryName: 'Suitcase & Luggage' } },
      handle: async ({ services, params }) => {
        const products = await services.catalogue.productsOfCategory(
          params.categoryName,
          DEFAULT_DESTINATION,
        );
        return products.map(toRestProduct);
      },
    }),
    cachedEndpoint({
      route: 'GET /products/similar/{productId}',
      access: 'public',
      summary: 'Four products of the same category, nearest in volume first.',
      response: RestProducts,
      errors: [404],
      example: { params: { productId: '$product' } },
      handle: async ({ services, params }) => ({
        products: (await services.catalogue.similarTo(params.productId)).map(toRestProduct),
      }),
    }),
    cachedEndpoint({
      route: 'GET /products/{id}',
      access: 'public',
      summary: 'One published product.',
      response: RestProduct,
      errors: [404],
      example: { params: { id: '$product' } },
      handle: async ({ services, params }) => toRestProduct(await services.catalogue.product(params.id)),
    }),
  ],
};
