import { expect, test } from '@jest/globals';
import { createSchema } from '../../app/resolvers.js';
import { DOCUMENTED_GROUPS, restWork } from '../../app/routes.js';
import { GraphqlWork } from '../graphql/graphql-work.js';
import { OperationStore } from '../graphql/operation-store.js';
import { NON_BROWSING_WORK } from './work.js';

const lists = Object.values(NON_BROWSING_WORK);
const ID = '8c7b1f1e-0000-4000-8000-000000000000';

test('every endpoint and field that is named by its kind exists', () => {
  const routes = DOCUMENTED_GROUPS.flatMap(({ endpoints }) => endpoints.map(({ route }) => String(route)));
  const schema = createSchema();
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type!.getFields()),
  );
  expect(routes).toEqual(expect.arrayContaining(lists.flatMap(({ rest }) => rest)));
  expect(fields).toEqual(expect.arrayContaining(lists.flatMap(({ graphql }) => graphql)));
});

test.each([`/orders/${ID}/status`, `/admin/orders/${ID}/status`])(
  'PUT %s waits for the card provider in no place of the carts',
  (path) => {
    expect(restWork('PUT', path).kind).toBe('paying');
  },
);

test.each([
  'applyOrderChange',
  'cancelOrder',
  'adminUpdateOrderStatus',
  'adminRefundOrder',
  'adminRecordRefundSent',
  'adminLinkRefund',
])('%s waits for the card provider in no place of the carts', async (field) => {
  const query = `mutation { ${field} { id } }`;
  expect((await new GraphqlWork(new OperationStore()).of({ query })).kind).toBe('paying');
});

test.each([
  ['POST', '/checkout', 'paying', 'POST /checkout'],
  ['post'.toUpperCase(), `/Checkout/${ID}/FINALIZE/?now=1`, 'paying', 'POST /checkout/{id}/finalize'],
  ['GET', '/products?limit=20', 'catalogue', 'GET /products'],
  ['HEAD', '/products', 'catalogue', 'GET /products'],
  ['GET', `/orders/${ID}`, 'browsing', 'GET /orders/{id}'],
  ['GET', '/orders/my-orders', 'browsing', 'GET /orders/my-orders'],
  ['GET', '/documents/a.b.c', 'exports', 'GET /documents/{documentToken}'],
  ['GET', '/exports/a.b.c', 'exports', 'GET /exports/{exportToken}'],
  ['POST', '/requests/file', 'uploads', 'POST /requests/file'],
  ['POST', '/admin/upload', 'uploads', 'POST /admin/upload'],
  ['GET', '/nothing/of/ours', 'browsing', '(none)'],
])('%s %s is %s, one with all that the pattern fits', (method, path, kind, operation) => {
  expect(restWork(method, path)).toEqual({ kind, operation });
});

test.each([
  ['mutation Anything { finalizeCheckout(id: "x") { id } }', 'paying', 'mutation finalizeCheckout'],
  ['query finalizeCheckout { myOrders { totalOrders } }', 'browsing', 'query myOrders'],
  ['{ me { id } store { name } }', 'catalogue', 'query (several)'],
  ['{ me { id } myOrders { totalOrders } }', 'browsing', 'query (several)'],
  ['{ me { id } myData { url } }', 'exports', 'query (several)'],
  ['query A { me { id } } query B { myOrders { totalOrders } }', 'browsing', '(several)'],
  ['{ ...Hidden } fragment Hidden on Query { me { id } }', 'browsing', 'query (several)'],
  ['{ me', 'browsing', 'query (unreadable)'],
])('%s is %s by its fields, whatever it is called', async (query, kind, operation) => {
  const work = new GraphqlWork(new OperationStore());
  expect(await work.of({ query })).toEqual({ kind, operation });
  expect(await work.of({ query })).toEqual({ kind, operation });
});

test('a hash stands for the text of the web client that it is of', async () => {
  const store = new OperationStore(new Map([['f'.repeat(64), '{ me { id } }']]));
  const body = { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } };
  expect(await new GraphqlWork(store).of(body)).toEqual({ kind: 'paying', operation: 'query me' });
});
