import { PAGE_SIZE_MAX, PageArgs } from '../../platform/api/pagination.js';
import { cachedEndpoint, type EndpointGroup } from '../../platform/rest/endpoint.js';
import { listOf } from '../../platform/rest/serializer.js';
import { restCategories, restProduct, restProductPage, restProducts } from './product.rest.js';
import { ProductsArgs } from './product-filter.js';

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
      summary: 'Published products, 100 a page unless asked otherwise. Every filter narrows the list.',
      query: ProductsArgs,
      response: restProductPage,
      example: {
        query: { category: 'Shipping Boxes', country: 'Australia', sortBy: 'priceAscending', limit: '5' },
      },
      handle: ({ services, query }) =>
        services.catalogue.products({ ...query, pageSize: query.pageSize ?? PAGE_SIZE_MAX }),
    }),
    cachedEndpoint({
      route: 'GET /products/category/{categoryName}',
      failed: 'An error occurred while fetching products by category',
      access: 'public',
      summary:
        'The products of a category by its name or slug, 100 a page unless asked otherwise; an unknown name means Other Items.',
      query: PageArgs,
      response: listOf(restProduct),
      example: { params: { categoryName: 'Suitcase & Luggage' }, query: { limit: '5', page: '1' } },
      handle: ({ services, params, query }) =>
        services.catalogue.productsOfCategory(params.categoryName, {
          ...query,
          pageSize: query.pageSize ?? PAGE_SIZE_MAX,
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
