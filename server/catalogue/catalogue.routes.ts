import { DEFAULT_DESTINATION } from '../../rules/destinations.js';
import { cachedEndpoint, type EndpointGroup } from '../rest/endpoint.js';
import { listOf } from '../rest/serializer.js';
import { restCategories, restProduct, restProductPage, restProducts } from './product.rest.js';
import { PageParts, ProductQueryParts, readPageParts, readProductQuery } from './read-product-query.js';

export const catalogueEndpoints: EndpointGroup = {
  tag: 'Catalogue',
  description: 'What visitors look at: categories and published products.',
  endpoints: [
    cachedEndpoint({
      route: 'GET /categories',
      access: 'public',
      summary: 'All categories, in the order of the shop.',
      response: restCategories,
      example: {},
      handle: ({ services }) => services.catalogue.categories(),
    }),
    cachedEndpoint({
      route: 'GET /products',
      failed: 'An error occurred while fetching products',
      access: 'public',
      summary: 'Published products, a page at a time. Every filter narrows the list.',
      query: ProductQueryParts,
      response: restProductPage,
      example: {
        query: { category: 'Shipping Boxes', country: 'Australia', sortBy: 'priceAscending', limit: '5' },
      },
      handle: ({ services, request }) => services.catalogue.products(readProductQuery(request.query)),
    }),
    cachedEndpoint({
      route: 'GET /products/category/{categoryName}',
      failed: 'An error occurred while fetching products by category',
      access: 'public',
      summary:
        'The products of a category by its name or slug, a page at a time; an unknown name means Other Items.',
      query: PageParts,
      response: listOf(restProduct),
      example: { params: { categoryName: 'Suitcase & Luggage' }, query: { limit: '5', page: '1' } },
      handle: ({ services, params, request }) =>
        services.catalogue.productsOfCategory(params.categoryName, {
          destination: DEFAULT_DESTINATION,
          ...readPageParts(request.query),
        }),
    }),
    cachedEndpoint({
      route: 'GET /products/similar/{productId}',
      failed: 'An error occurred while fetching products',
      access: 'public',
      summary: 'Four products of the same category, nearest in volume first.',
      response: restProducts,
      errors: [404],
      example: { params: { productId: '$product' } },
      handle: ({ services, params }) => services.catalogue.similarTo(params.productId),
    }),
    cachedEndpoint({
      route: 'GET /products/{id}',
      failed: 'An error occurred while fetching product details',
      access: 'public',
      summary: 'One published product.',
      response: restProduct,
      errors: [404],
      example: { params: { id: '$product' } },
      handle: ({ services, params }) => services.catalogue.product(params.id),
    }),
  ],
};
