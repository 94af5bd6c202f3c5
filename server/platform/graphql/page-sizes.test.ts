import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getNamedType, getNullableType, isListType, isObjectType } from 'graphql';
import { createSchema } from '../../app/resolvers.js';
import { storeOrders } from '../../modules/orders/test/stored-orders.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { signInAsAdmin } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const questions = Object.values(createSchema().getQueryType()?.getFields() ?? {});
const pages = questions.filter(({ type }) => {
  const page = getNamedType(type);
  return isObjectType(page) && 'pageInfo' in page.getFields();
});

/** Lists without pages: each is short by nature. */
const SHORT_LISTS = [
  'adminAccountsMonths',
  'adminDashboardTasks',
  'adminLegalDocuments',
  'adminPrices',
  'adminShopSetup',
  'adminTaskCounts',
  'adminWebhookEndpoints',
  'categories',
  'destinationGuides',
  'itemsFromText',
  'myAcceptances',
  'mySessions',
  'openCheckouts',
  'orderDocuments',
  'orderPapers',
  'savedAddresses',
  'similarProducts',
];

let app: TestApp;
let staff: GraphqlClient;
/** Arguments that a list requires. */
const required: Record<string, string> = {
  products: 'destination: AUSTRALIA, ',
  adminAccounts: 'month: "2026-10", ',
  adminCollectionSheet: 'date: "2026-12-09", ',
};

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  const { id: userId } = await signInAsAdmin(staff);
  const [orderId] = await storeOrders(app.deps.database.pool, { userId, count: 1 });
  const { rows } = await app.deps.database.pool.query(
    `insert into catalogue_imports (id, created_at, actor_id, file_name, state) values (gen_random_uuid(), now(), $1, 'a.csv', 'ready') returning id`,
    [userId],
  );
  required.adminCatalogueImportLines = `id: "${rows[0].id}", `;
  required.orderBoxes = `id: "${orderId}", `;
  required.adminWebhookDeliveries = `endpointId: "${userId}", `;
  required.adminSecurityEvents = `userId: "${userId}", `;
  required.adminCustomerNotes = `userId: "${userId}", `;
});

afterAll(() => app?.stop());

it('every list is paged, or short by its nature', () => {
  const lists = questions.filter(({ type }) => isListType(getNullableType(type))).map(({ name }) => name);
  expect(lists.sort()).toEqual(SHORT_LISTS);
});

it.each(pages.map(({ name }) => name))('%s gives at most 100 rows', async (name) => {
  const ask = (pageSize: number) =>
    staff.send(`{ ${name}(${required[name] ?? ''}pageSize: ${pageSize}) { pageInfo { page } } }`);
  expect(await ask(100)).toEqual({ [name]: { pageInfo: { page: 1 } } });
  for (const pageSize of [101, 0, -1, 1_000_000])
    await expect(ask(pageSize)).rejects.toMatchObject({ code: 'BAD_INPUT', status: 400 });
});
