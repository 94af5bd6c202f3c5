import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { readIfMatch } from '../../shared/api/if-match.js';
import { RestDone } from '../../shared/api/rest-schema.js';
import { toRestCategory } from '../product.rest.js';
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

/** What staff do to the catalogue. */
export const catalogueAdminCalls: CallGroup = {
  heading: 'Catalogue, for staff',
  calls: [
    call({
      route: 'POST /categories',
      who: 'admin',
      summary: 'Staff: adds a category at the end of the shop.',
      graphql: ['createCategory'],
      takesImage: true,
      body: CategoryBody,
      answer: RestCategoryAnswer,
      status: 201,
      refusals: [409, 413, 415, 503],
      example: { body: { name: '$newName' } },
      work: async ({ services, body, image }) => ({
        category: toRestCategory(
          await services.categoryAdmin.create({ ...toCategoryChange(body), file: image }),
        ),
      }),
    }),
    call({
      route: 'PUT /categories/{id}',
      who: 'admin',
      summary: 'Staff: renames a category or changes its picture; what is left out stays.',
      graphql: ['updateCategory'],
      takesImage: true,
      body: CategoryBody,
      answer: RestCategoryAnswer,
      refusals: [404, 409, 413, 415, 503],
      example: {
        params: { id: '$category' },
        headers: { 'If-Match': '*' },
        body: { name: '$categoryName' },
      },
      work: async ({ services, params, body, image, request }) => {
        const change = toCategoryChange(body);
        const version = change.version ?? readIfMatch(request.header('if-match'));
        return {
          category: toRestCategory(
            await services.categoryAdmin.update(params.id, { ...change, version, file: image }),
          ),
        };
      },
    }),
    call({
      route: 'DELETE /categories/{id}',
      who: 'admin',
      summary: 'Staff: takes away a category without products.',
      graphql: ['deleteCategory'],
      answer: RestDone,
      refusals: [404, 409],
      example: { params: { id: '$emptyCategory' }, headers: { 'If-Match': '*' } },
      work: async ({ services, params, request }) => {
        await services.categoryAdmin.remove(params.id, readIfMatch(request.header('if-match')));
        return { message: 'Category deleted' };
      },
    }),
    call({
      route: 'GET /admin/products',
      who: 'admin',
      summary: 'Staff: all products a page at a time, drafts and unpublished ones too.',
      graphql: ['adminProducts'],
      query: AdminProductQueryParts,
      answer: RestAdminProductPage,
      example: { query: { category: 'Shipping Boxes', status: 'active', page: '1', limit: '10' } },
      work: async ({ services, request }) =>
        toRestAdminProductPage(await services.productAdmin.list(readAdminProductQuery(request.query))),
    }),
    call({
      route: 'POST /admin/products',
      who: 'admin',
      summary: 'Staff: adds a product with its prices.',
      graphql: ['createProduct'],
      takesImage: true,
      body: ProductBody,
      answer: RestAdminProductAnswer,
      status: 201,
      refusals: [413, 415, 503],
      example: {
        body: {
          name: 'Hat Box',
          size: '46 × 46 × 51 cm, 5kg max',
          price: { Australia: 42.5, 'Hong Kong': '39.00', malasia: 38 },
          category: 'Shipping Boxes',
          status: 'draft',
        },
      },
      work: async ({ services, body, image }) => ({
        product: toRestAdminProduct(
          await services.productAdmin.create({ ...toProductChange(body), file: image }),
        ),
      }),
    }),
    call({
      route: 'PUT /admin/products/{id}',
      who: 'admin',
      summary: 'Staff: changes a product and its prices together; what is left out stays.',
      graphql: ['updateProduct'],
      takesImage: true,
      body: ProductBody,
      answer: RestAdminProductAnswer,
      refusals: [404, 409, 413, 415, 503],
      example: {
        params: { id: '$product' },
        headers: { 'If-Match': '*' },
        body: { price: '{"australia": 66.5, "bahrain": 0}' },
      },
      work: async ({ services, params, body, image, request }) => {
        const change = toProductChange(body);
        const version = change.version ?? readIfMatch(request.header('if-match')) ?? undefined;
        return {
          product: toRestAdminProduct(
            await services.productAdmin.update(params.id, { ...change, version, file: image }),
          ),
        };
      },
    }),
    call({
      route: 'DELETE /admin/products/{id}',
      who: 'admin',
      summary: 'Staff: takes a product off sale for good; orders keep their lines.',
      graphql: ['deleteProduct'],
      answer: RestDone,
      refusals: [404, 409],
      example: { params: { id: '$product' }, headers: { 'If-Match': '*' } },
      work: async ({ services, params, request }) => {
        await services.productAdmin.remove(params.id, readIfMatch(request.header('if-match')));
        return { message: 'Product deleted' };
      },
    }),
  ],
};
