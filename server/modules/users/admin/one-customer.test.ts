import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import type { SeenOrder } from '../../../test/clients/shop-client.js';
import { placeOrder, signInAsAdmin, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
let staff: GraphqlClient;
let ann: GraphqlClient;
let annsOrder: SeenOrder;

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
  ann = new GraphqlClient(app.url);
  await signUp(ann);
  annsOrder = await placeOrder(app, ann);
  const other = new GraphqlClient(app.url);
  await signUp(other);
  await placeOrder(app, other);
});

afterAll(() => app?.stop());

const idOf = async (client: GraphqlClient) => (await client.call<{ id: string }>('query me', 'id')).id;

interface Nodes {
  readonly nodes: readonly { readonly id: string }[];
}

function orders(client: GraphqlClient, customerId: unknown): Promise<Nodes> {
  return client.call('query adminOrders', 'nodes { id } pageInfo { total }', {
    filter: ['OrderFilterInput', { customerId }],
  });
}

function ofCustomer(list: 'adminQuotes' | 'adminRequests', customerId: unknown): Promise<Nodes> {
  return staff.call(`query ${list}`, 'nodes { id }', { customerId: ['ID', customerId] });
}

it('staff read one account with its totals; its orders alone are in its list', async () => {
  const id = await idOf(ann);
  const found = await staff.call('query adminUser', 'id summary { totalOrders totalSpent { minorUnits } }', {
    id: ['ID!', id],
  });
  expect(found).toMatchObject({
    id,
    summary: { totalOrders: 1, totalSpent: { minorUnits: annsOrder.totalPence } },
  });
  expect((await orders(staff, id)).nodes).toEqual([{ id: annsOrder.id }]);
  const stranger = await signUp(new GraphqlClient(app.url));
  expect(await orders(staff, stranger.id)).toEqual({ nodes: [], pageInfo: { total: 0 } });
});

it("an account's quotes and requests are in its lists alone", async () => {
  const shop = new GraphqlClient(app.url);
  await signUp(shop);
  const id = await idOf(shop);
  const [product] = await shop.products();
  await shop.addToCart({ productId: product!.id, quantity: 4 });
  const quote = await shop.call<{ id: string }>('mutation saveQuote', '... on SavedQuote { id }');
  expect((await ofCustomer('adminQuotes', id)).nodes).toEqual([{ id: quote.id }]);
  expect((await ofCustomer('adminRequests', id)).nodes).toEqual([]);
  expect((await ofCustomer('adminQuotes', await idOf(ann))).nodes).toEqual([]);
});

it("an account's security events are read by staff, and by nobody else", async () => {
  const id = await idOf(ann);
  const events = (client: GraphqlClient) =>
    client.call<{ nodes: { kind: string }[] }>('query adminSecurityEvents', 'nodes { kind }', {
      userId: ['ID!', id],
    });
  await ann.call('mutation signOut', '').catch(() => null);
  expect((await events(staff)).nodes.length).toBeGreaterThan(0);
  const stranger = new GraphqlClient(app.url);
  await signUp(stranger);
  await expect(events(stranger)).rejects.toMatchObject({ status: 403 });
});

it('an id that is none is refused with words, and an unknown account is not found', async () => {
  for (const lookUp of [
    orders(staff, 'x'),
    ofCustomer('adminQuotes', "1' or '1"),
    ofCustomer('adminRequests', 'x'),
  ])
    await expect(lookUp).rejects.toMatchObject({ status: 400, message: 'The id of an account is a UUID' });
  const read = (id: string) => staff.call('query adminUser', 'id', { id: ['ID!', id] });
  for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
    await expect(read(id)).rejects.toMatchObject({ status: 404, message: 'User not found' });
});
