import { describe, expect, it } from '@jest/globals';
import { PLACEHOLDER_VALUES } from '../../app/example-values.js';
import { DOCUMENTED_GROUPS } from '../../app/routes.js';
import { describeApi } from './describe-api.js';

/** The calls of section 7 of the specification. */
const SPECIFIED = `
  POST /users/login, POST /users/register, GET /categories, GET /prices/{country}, GET /products, GET /products/{id},
  GET /products/category/{categoryName}, GET /products/similar/{productId},
  GET /cart, POST /cart, PUT /cart, DELETE /cart, POST /cart/merge, POST /cart/clear,
  POST /checkout, PUT /checkout/{id}/pay, POST /checkout/{id}/finalize, POST /stripe/create-payment-intent,
  POST /stripe/confirm-payment, GET /stripe/payment-status/{id}, POST /stripe/cancel-payment,
  POST /stripe/finalize-checkout, POST /email/order-details,
  GET /orders/my-orders, GET /orders/{id}, POST /orders/create-from-checkout, PUT /orders/{id}/status,
  GET /admin/orders, PUT /admin/orders/{id}/status, DELETE /admin/orders/{id},
  POST /categories, PUT /categories/{id}, DELETE /categories/{id},
  GET /prices, POST /prices, PUT /prices/{id}, DELETE /prices/{id}, GET /dashboard,
  GET /admin/users, POST /admin/users, PUT /admin/users/{id}, DELETE /admin/users/{id},
  PATCH /admin/users/{id}/toggle-status,
  GET /admin/products, POST /admin/products, PUT /admin/products/{id}, DELETE /admin/products/{id}, POST /admin/upload
`
  .split(',')
  .map((route) => route.trim());

/** Further calls that the product needs and GraphQL cannot do. */
const OWN = [
  'POST /checkout/{id}/cancel',
  'GET /documents/{documentToken}',
  'GET /exports/{exportToken}',
  'GET /accounts/{accountsToken}',
  'GET /catalogue-exports/{catalogueToken}',
  'POST /catalogue-imports',
  'POST /quotes/document',
  'POST /requests/file',
  'POST /requests/files/{id}',
  'POST /files',
  'GET /files/{id}',
  'GET /files/{id}/thumbnail',
  'POST /stripe/webhook',
];

describe('the endpoints of REST', () => {
  it('are the 48 of the specification and what the product itself needs, each once', () => {
    expect(SPECIFIED).toHaveLength(48);
    const unnamed = (routes: readonly string[]) =>
      routes.map((route) => route.replace(/\{\w+\}/g, '{}')).toSorted();
    const routes = DOCUMENTED_GROUPS.flatMap(({ endpoints }) => endpoints).map(({ route }) => route);
    expect(unnamed(routes)).toEqual(unnamed([...SPECIFIED, ...OWN]));
  });

  it('are described to the last parameter and field', () => {
    expect(undescribed(describeApi(DOCUMENTED_GROUPS, PLACEHOLDER_VALUES).paths, '')).toEqual([]);
  });

  it('have a tag of their own for each group', () => {
    const tags = DOCUMENTED_GROUPS.map(({ tag }) => tag);
    expect(tags).toEqual([...new Set(tags)]);
  });
});

/** Places in which a parameter or a field of a body or a response has no description. */
function undescribed(part: unknown, place: string): string[] {
  if (Array.isArray(part)) return part.flatMap((item) => undescribed(item, place));
  if (typeof part !== 'object' || part === null) return [];
  const { in: isParameter, name, description, properties = {}, $ref } = part as Record<string, unknown>;
  const own = isParameter && !description ? [`${place} ${name}`] : [];
  const fields = Object.entries(properties as object).flatMap(([field, schema]) =>
    isDescribed(schema) ? [] : [`${place} ${field}`],
  );
  if ($ref) return [];
  return [
    ...own,
    ...fields,
    ...Object.entries(part).flatMap(([key, value]) => undescribed(value, `${place}/${key}`)),
  ];
}

/** True for a description of its own, by reference, of list items or of alternatives. */
function isDescribed(schema: {
  description?: string;
  $ref?: string;
  items?: object;
  anyOf?: object[];
  properties?: object;
}): boolean {
  const { description, $ref, items, anyOf, properties } = schema;
  return Boolean(description ?? $ref ?? items ?? properties) || (anyOf ?? []).some((one) => isDescribed(one));
}
