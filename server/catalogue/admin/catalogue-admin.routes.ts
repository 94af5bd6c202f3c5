import { type EndpointGroup, endpoint } from '../../rest/endpoint.js';
import { readIfMatch } from '../../shared/api/if-match.js';
import { RestDone } from '../../shared/api/rest-schema.js';
import { CATEGORY_CONFLICT, PRODUCT_CONFLICT, toRestCategory } from '../product.rest.js';
import { CategoryBody, ProductBody, toCategoryChange, toProductChange } from './catalogue-admin.bodies.js';
import {
  AdminProductQueryParts,
  RestAdminProductAnswer,
  RestAdminProductPage,
  RestCategoryAnswer,
  readAdminProductQuery,
  toRestAdminProduct,
  toRestAdminProductPage,
} from './catalogue-admin.rest.js';

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
      response: RestCategoryAnswer,
      status: 201,
      errors: [409, 413, 415, 503],
      example: { body: { name: '$newName' } },
      handle: async ({ services, body, image }) => ({
        category: toRestCategory(
          await services.categoryAdmin.create({ ...toCategoryChange(body), file: image }),
        ),
      }),
    }),
    endpoint({
      route: 'PUT /categories/{id}',
      access: 'admin',
      summary: 'Staff: renames a category or changes its picture; what is left out stays.',
      acceptsImage: true,
      body: CategoryBody,
      response: RestCategoryAnswer,
      errors: [404, 409, 413, 415, 503],
      conflict: CATEGORY_CONFLICT,
      example: {
        params: { id: '$category' },
        headers: { 'If-Match': '*' },
        body: { name: '$categoryName' },
      },
      handle: async ({ services, params, body, image, request }) => {
        const change = toCategoryChange(body);
        const version = change.version ?? readIfMatch(request.header('if-match'));
        return {
          category: toRestCategory(
            await services.categoryAdmin.update(params.id, { ...change, version, file: image }),
          ),
        };
      },
    }),
    endpoint({
      route: 'DELETE /categories/{id}',
      access: 'admin',
      summary: 'Staff: takes away a category without products.',
      response: RestDone,
      errors: [404, 409],
      conflict: CATEGORY_CONFLICT,
      example: { params: { id: '$emptyCategory' }, headers: { 'If-Match': '*' } },
      handle: async ({ services, params, request }) => {
        await services.categoryAdmin.remove(params.id, readIfMatch(request.header('if-match')));
        return { message: 'Category deleted' };
      },
    }),
    endpoint({
      route: 'GET /admin/products',
      access: 'admin',
      summary: 'Staff: all products a page at a time, drafts and unpublished ones too.',
      query: AdminProductQueryParts,
      response: RestAdminProductPage,
      example: { query: { category: 'Shipping Boxes', status: 'active', page: '1', limit: '10' } },
      handle: async ({ services, request }) =>
        toRestAdminProductPage(await services.productAdmin.list(readAdminProductQuery(request.query))),
    }),
    endpoint({
      route: 'POST /admin/products',
      access: 'admin',
      summary: 'Staff: adds a product with its prices.',
      acceptsImage: true,
      body: ProductBody,
      response: RestAdminProductAnswer,
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
      handle: async ({ services, body, image }) => ({
        product: toRestAdminProduct(
          await services.productAdmin.create({ ...toProductChange(body), file: image }),
        ),
      }),
    }),
    endpoint({
      route: 'PUT /admin/products/{id}',
      access: 'admin',
      summary: 'Staff: changes a product and its prices together; what is left out stays.',
      acceptsImage: true,
      body: ProductBody,
      response: RestAdminProductAnswer,
      errors: [404, 409, 413, 415, 503],
      conflict: PRODUCT_CONFLICT,
      example: {
        params: { id: '$product' },
        headers: { 'If-Match': '*' },
        body: { price: '{"australia": 66.5, "bahrain": 0}' },
      },
      handle: async ({ services, params, body, image, request }) => {
        const change = toProductChange(body);
        const version = change.version ?? readIfMatch(request.header('if-match')) ?? undefined;
        return {
          product: toRestAdminProduct(
            await services.productAdmin.update(params.id, { ...change, version, file: image }),
          ),
        };
      },
    }),
    endpoint({
      route: 'DELETE /admin/products/{id}',
      access: 'admin',
      summary: 'Staff: takes a product off sale for good; orders keep their lines.',
      response: RestDone,
      errors: [404, 409],
      conflict: PRODUCT_CONFLICT,
      example: { params: { id: '$product' }, headers: { 'If-Match': '*' } },
      handle: async ({ services, params, request }) => {
        await services.productAdmin.remove(params.id, readIfMatch(request.header('if-match')));
        return { message: 'Product deleted' };
      },
    }),
  ],
};
