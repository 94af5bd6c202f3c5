import { describe, expect, it } from '@jest/globals';
import { createSchema } from '../../graphql/schema.js';
import { describeApi } from '../../openapi/describe-api.js';
import { DESCRIBED_GROUPS } from '../../rest/rest.js';
import { OPERATIONS } from './send.js';

const calls = DESCRIBED_GROUPS.flatMap((group) => group.calls);

/** The calls of the customer's description, section 7. */
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

describe('the calls', () => {
  it('of the specification are 48, and all there', () => {
    expect(SPECIFIED).toHaveLength(48);
    const routes: readonly string[] = calls.map(({ route }) => route);
    expect(SPECIFIED.filter((route) => !routes.includes(route))).toEqual([]);
  });

  it('are declared once each', () => {
    const routes = calls.map(({ route }) => route);
    expect(routes.filter((route, at) => routes.indexOf(route) !== at)).toEqual([]);
  });

  it('over REST name their twins over GraphQL, which exist', () => {
    const named = calls
      .filter(({ who }) => who !== 'provider')
      .map(({ route, graphql }) => ({ route, graphql }));
    expect(named.filter(({ graphql }) => graphql.length === 0)).toEqual([]);
    expect(named.flatMap(({ graphql }) => graphql).filter((name) => !OPERATIONS.includes(name))).toEqual([]);
  });

  it('of those that follow something ask for it once', () => {
    const followed = Object.keys(createSchema().getSubscriptionType()?.getFields() ?? {});
    const asked: Readonly<Record<string, string>> = { orderChanged: 'order' };
    expect(followed.filter((name) => !OPERATIONS.includes(asked[name] ?? ''))).toEqual([]);
  });

  it('are described to the last parameter and field', () => {
    expect(undescribed(describeApi(DESCRIBED_GROUPS, createSchema()).paths, '')).toEqual([]);
  });
});

/** Where a parameter or a field of a body or an answer has no description. */
function undescribed(part: unknown, place: string): string[] {
  if (Array.isArray(part)) return part.flatMap((item) => undescribed(item, place));
  if (typeof part !== 'object' || part === null) return [];
  const { in: isParameter, name, description, properties = {}, $ref } = part as Record<string, unknown>;
  const own = isParameter && !description ? [`${place} ${name}`] : [];
  const fields = Object.entries(properties as object).flatMap(([field, schema]) =>
    isTold(schema) ? [] : [`${place} ${field}`],
  );
  if ($ref) return [];
  return [
    ...own,
    ...fields,
    ...Object.entries(part).flatMap(([key, value]) => undescribed(value, `${place}/${key}`)),
  ];
}

/** In words of its own, by reference, as a list or as one of several. */
function isTold(schema: {
  description?: string;
  $ref?: string;
  items?: object;
  anyOf?: object[];
  properties?: object;
}): boolean {
  const { description, $ref, items, anyOf, properties } = schema;
  return Boolean(description ?? $ref ?? items ?? properties) || (anyOf ?? []).some((one) => isTold(one));
}
