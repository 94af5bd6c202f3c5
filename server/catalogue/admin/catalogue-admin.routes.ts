import { type EndpointGroup, endpoint } from '../../rest/endpoint.js';
import { done } from '../../rest/serializer.js';
import { CATEGORY_CONFLICT, PRODUCT_CONFLICT } from '../product.rest.js';
import { AdminProductsAsked } from '../product-filter.js';
import { CategoryBody, ProductBody, toCategoryChange, toProductChange } from './catalogue-admin.bodies.js';
import { restAdminProductAnswer, restAdminProductPage, restCategoryAnswer } from './catalogue-admin.rest.js';

export const catalogueAdminEndpoints: EndpointGroup = {
  tag: 'Catalogue, for staff',
  description: 'What staff do to the catalogue.',
  endpoints: [
    endpoint({
      route: 'POST /categories',
      access: 'admin',
      summary: 'Staff: adds a category at the end of the shop.',
      acceptsImage: true,
      body: CategoryBody,
      response: restCategoryAnswer,
      status: 201,
      errors: [409, 413, 415, 503],
      example: { body: { name: '$newName' } },
      handle: ({ services, body, image }) =>
        services.categoryAdmin.create({ ...toCategoryChange(body), file: image }),
    }),
    endpoint({
      route: 'PUT /categories/{id}',
      access: 'admin',
      summary: 'Staff: renames a category or changes its picture; what is left out stays.',
      acceptsImage: true,
      body: CategoryBody,
      response: restCategoryAnswer,
      errors: [404, 409, 413, 415, 503],
      conflict: CATEGORY_CONFLICT,
      example: {
        params: { id: '$category' },
        headers: { 'If-Match': '*' },
        body: { name: '$categoryName' },
      },
      handle: async ({ services, params, body, image, ifMatch }) => {
        const change = toCategoryChange(body);
        const version = change.version ?? ifMatch();
        return services.categoryAdmin.update(params.id, { ...change, version, file: image });
      },
    }),
    endpoint({
      route: 'DELETE /categories/{id}',
      access: 'admin',
      summary: 'Staff: deletes a category without products.',
      response: done('Category deleted'),
      errors: [404, 409],
      conflict: CATEGORY_CONFLICT,
      example: { params: { id: '$emptyCategory' }, headers: { 'If-Match': '*' } },
      handle: ({ services, params, ifMatch }) => services.categoryAdmin.remove(params.id, ifMatch()),
    }),
    endpoint({
      route: 'GET /admin/products',
      failed: 'An error occurred while fetching products',
      access: 'admin',
      summary: 'Staff: all products a page at a time, drafts and unpublished ones too.',
      query: AdminProductsAsked,
      response: restAdminProductPage,
      example: { query: { category: 'Shipping Boxes', status: 'active', page: '1', limit: '10' } },
      handle: ({ services, query }) => services.productAdmin.list(query),
    }),
    endpoint({
      route: 'POST /admin/products',
      access: 'admin',
      summary: 'Staff: adds a product with its prices.',
      acceptsImage: true,
      body: ProductBody,
      response: restAdminProductAnswer,
      status: 201,
      errors: [413, 415, 503],
      example: {
        body: {
          name: 'Hat Box',
          size: '46 × 46 × 51 cm, 5kg max',
          price: { Australia: 42.5, 'Hong Kong': '39.00', malasia: 38 },
          category: 'Shipping Boxes',
          status: 'draft',
        },
      },
      handle: ({ services, body, image }) =>
        services.productAdmin.create({ ...toProductChange(body), file: image }),
    }),
    endpoint({
      route: 'PUT /admin/products/{id}',
      access: 'admin',
      summary: 'Staff: changes a product and its prices together; what is left out stays.',
      acceptsImage: true,
      body: ProductBody,
      response: restAdminProductAnswer,
      errors: [404, 409, 413, 415, 503],
      conflict: PRODUCT_CONFLICT,
      example: {
        params: { id: '$product' },
        headers: { 'If-Match': '*' },
        body: { price: '{"australia": 66.5, "bahrain": 0}' },
      },
      handle: async ({ services, params, body, image, ifMatch }) => {
        const change = toProductChange(body);
        const version = change.version ?? ifMatch() ?? undefined;
        return services.productAdmin.update(params.id, { ...change, version, file: image });
      },
    }),
    endpoint({
      route: 'DELETE /admin/products/{id}',
      access: 'admin',
      summary: 'Staff: deletes a product; orders keep their lines.',
      response: done('Product deleted'),
      errors: [404, 409],
      conflict: PRODUCT_CONFLICT,
      example: { params: { id: '$product' }, headers: { 'If-Match': '*' } },
      handle: ({ services, params, ifMatch }) => services.productAdmin.remove(params.id, ifMatch()),
    }),
  ],
};
