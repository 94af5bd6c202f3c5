import { type EndpointGroup, endpoint } from '../../../platform/rest/endpoint.js';
import { done } from '../../../platform/rest/serializer.js';
import { CATEGORY_CONFLICT, PRODUCT_CONFLICT } from '../product.rest.js';
import { AdminProductsArgs } from '../product-filter.js';
import { CategoryInput, ProductInput } from './catalogue-admin.inputs.js';
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
      body: CategoryInput,
      response: restCategoryAnswer,
      status: 201,
      errors: [409, 413, 415, 503],
      example: { body: { name: '$newName' } },
      handle: ({ services, body, image }) => services.categoryAdmin.create(body, image),
    }),
    endpoint({
      route: 'PUT /categories/{id}',
      access: 'admin',
      summary: 'Staff: renames a category or changes its picture; what is left out stays.',
      acceptsImage: true,
      body: CategoryInput,
      response: restCategoryAnswer,
      errors: [404, 409, 413, 415, 503],
      conflict: CATEGORY_CONFLICT,
      example: {
        params: { id: '$category' },
        headers: { 'If-Match': '*' },
        body: { name: '$categoryName' },
      },
      handle: ({ services, params, body, image, ifMatch }) =>
        services.categoryAdmin.update(params.id, { ...body, version: body.version ?? ifMatch() }, image),
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
      query: AdminProductsArgs,
      response: restAdminProductPage,
      example: { query: { category: 'Shipping Boxes', status: 'active', page: '1', limit: '10' } },
      handle: ({ services, query }) => services.productAdmin.list(query),
    }),
    endpoint({
      route: 'POST /admin/products',
      access: 'admin',
      summary: 'Staff: adds a product with its prices.',
      acceptsImage: true,
      body: ProductInput,
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
      handle: ({ services, body, image }) => services.productAdmin.create(body, image),
    }),
    endpoint({
      route: 'PUT /admin/products/{id}',
      access: 'admin',
      summary: 'Staff: changes a product and its prices together; what is left out stays.',
      acceptsImage: true,
      body: ProductInput,
      response: restAdminProductAnswer,
      errors: [404, 409, 413, 415, 503],
      conflict: PRODUCT_CONFLICT,
      example: {
        params: { id: '$product' },
        headers: { 'If-Match': '*' },
        body: { price: '{"australia": 66.5, "bahrain": 0}' },
      },
      handle: ({ services, params, body, image, ifMatch }) =>
        services.productAdmin.update(params.id, { ...body, version: body.version ?? ifMatch() }, image),
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
