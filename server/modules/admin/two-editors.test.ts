import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountsOf } from '../../test/accounts.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { Refusal } from '../../test/clients/shop-client.js';
import { newEmail, PASSWORD, placeOrder, signInAsAdmin } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

type Staff = RestClient | GraphqlClient;
type Arguments = Parameters<GraphqlClient['call']>[2];

/** Outcome of an edit: the new version, or 409 with the current record. */
interface Answer {
  readonly status: number;
  readonly version?: number;
  readonly current?: Readonly<Record<string, unknown>>;
}

/** A record that two of the staff edit, on a row made for this test. */
interface Edited {
  make(): Promise<string>;
  /** SQL of the edited column, as text. */
  readonly column: string;
  readonly table: string;
  /** Two values one after the other, as the column has them. */
  readonly values: () => readonly [string, string];
  /** The REST call that edits it, if there is one. */
  rest?(id: string, value: string, version: number): readonly [method: string, path: string, body: object];
  graphql(id: string, value: string, version: number): readonly [operation: string, args: Arguments];
  /** The path and the mutation that delete it, where staff delete. */
  readonly deletion?: readonly [path: string, mutation: string];
}

const BERTA = { name: 'Berta Second', email: newEmail() };

let apps: [TestApp, TestApp];
let rest: [RestClient, RestClient];
let graphql: [GraphqlClient, GraphqlClient];

beforeAll(async () => {
  const first = await startTestApp();
  apps = [first, await startTestApp({ beside: first })];
  rest = [new RestClient(apps[0].url), new RestClient(apps[1].url)];
  await signInAsAdmin(rest[0]);
  await rest[0].call('POST', '/admin/users', { ...BERTA, role: 'admin', password: PASSWORD });
  await rest[1].login(BERTA.email, PASSWORD);
  graphql = [new GraphqlClient(apps[0].url), new GraphqlClient(apps[1].url)];
  for (const [index, one] of graphql.entries()) one.token = rest[index]?.token ?? null;
});

afterAll(async () => {
  for (const app of apps?.toReversed() ?? []) await app.stop();
});

const THINGS: Readonly<Record<string, Edited>> = {
  'the status of an order': {
    make: async () => (await placeOrder(apps[0], new RestClient(apps[0].url))).id,
    ...{ table: 'orders', column: 'status', values: () => ['shipped', 'in_transit'] },
    rest: (id, status, version) => ['PUT', `/admin/orders/${id}/status`, { status, version }],
    graphql: (id, status, version) => [
      'adminUpdateOrderStatus',
      { id: ['ID!', id], input: ['OrderStatusInput!', { status: status.toUpperCase(), version }] },
    ],
  },
  'the tracking number of an order': {
    make: async () => (await placeOrder(apps[0], new RestClient(apps[0].url))).id,
    ...{ table: 'orders', column: 'tracking_number', values: () => ['MSKU 123456-7', 'MSKU 765432-1'] },
    graphql: (id, trackingNumber, version) => [
      'adminSetTrackingNumber',
      { id: ['ID!', id], input: ['TrackingNumberInput!', { trackingNumber, version }] },
    ],
  },
  product: {
    make: () =>
      made('/admin/products', { name: 'Hat Box', size: '46 × 46 × 51 cm', price: { australia: 42 } }),
    ...{ table: 'products', column: 'details', values: () => ['For hats.', 'For caps.'] },
    rest: (id, details, version) => ['PUT', `/admin/products/${id}`, { details, version }],
    graphql: (id, details, version) => [
      'adminUpdateProduct',
      { id: ['ID!', id], input: ['ProductInput!', { details, version }] },
    ],
    deletion: ['/admin/products', 'adminDeleteProduct'],
  },
  price: {
    make: async () => (await rest[0].prices()).find(({ country }) => country === 'Japan')?.id ?? '',
    ...{ table: 'prices', column: 'amount_pence', values: () => ['26100', '26200'] },
    rest: (id, pence, version) => ['PUT', `/prices/${id}`, { price: Number(pence) / 100, version }],
    graphql: (id, pence, version) => [
      'adminUpdatePrice',
      { id: ['ID!', id], input: ['PriceInput!', { country: 'japan', price: Number(pence), version }] },
    ],
    deletion: ['/prices', 'adminDeletePrice'],
  },
  user: {
    make: () => made('/admin/users', { name: 'Newt Newcomer', email: newEmail() }),
    ...{ table: 'users', column: 'department', values: () => ['Depot', 'Office'] },
    rest: (id, department, version) => ['PUT', `/admin/users/${id}`, { department, version }],
    graphql: (id, department, version) => [
      'adminUpdateUser',
      { id: ['ID!', id], input: ['UserChangeInput!', { department, version }] },
    ],
    deletion: ['/admin/users', 'adminDeleteUser'],
  },
  category: {
    make: () => made('/categories', { name: `Boats ${newEmail()}` }),
    ...{
      table: 'categories',
      column: 'name',
      values: () => [`Rowing ${newEmail()}`, `Sailing ${newEmail()}`],
    },
    rest: (id, name, version) => ['PUT', `/categories/${id}`, { name, version }],
    graphql: (id, name, version) => [
      'adminUpdateCategory',
      { id: ['ID!', id], input: ['CategoryInput!', { name, version }] },
    ],
    deletion: ['/categories', 'adminDeleteCategory'],
  },
  'search synonym': {
    make: async () => {
      const input = { word: `davenport ${newEmail()}`, meaning: 'Sofa' };
      return (
        await graphql[0].call<{ id: string }>('mutation adminCreateSearchSynonym', 'id', {
          input: ['SearchSynonymInput!', input],
        })
      ).id;
    },
    ...{ table: 'search_synonyms', column: 'meaning', values: () => ['Armchair', 'Footstool'] },
    graphql: (id, meaning, version) => [
      'adminUpdateSearchSynonym',
      { id: ['ID!', id], input: ['SearchSynonymInput!', { meaning, version }] },
    ],
  },
  promotion: {
    make: async () =>
      (
        await graphql[0].call<{ id: string }>('mutation adminCreatePromotion', 'id', {
          input: ['PromotionInput!', { name: 'Spring', kind: 'PERCENT', value: 10 }],
        })
      ).id,
    ...{ table: 'promotions', column: 'name', values: () => ['Autumn', 'Winter'] },
    graphql: (id, name, version) => [
      'adminUpdatePromotion',
      { id: ['ID!', id], input: ['PromotionInput!', { name, kind: 'PERCENT', value: 10, version }] },
    ],
  },
  settings: {
    make: async () => '1',
    ...{ table: 'store_settings', column: 'promotion', values: () => ['Sail with us', 'Ship with us'] },
    graphql: (_id, promotion, version) => [
      'adminUpdateStoreSettings',
      { input: ['StoreSettingsInput!', { promotion, version }] },
    ],
  },
};

describe.each(['REST', 'GraphQL'])('of two of the staff on two servers, over %s,', (api) => {
  const staff = (): [Staff, Staff] => (api === 'REST' ? rest : graphql);
  const things = Object.entries(THINGS).filter(([, thing]) => api === 'GraphQL' || thing.rest);

  it.each(things)('one edits %s, and the other gets a conflict and loses nothing', async (_name, thing) => {
    const id = await thing.make();
    const [ann, berta] = staff();
    const before = await read(thing, id);
    const [first, second] = thing.values();
    const answers = await Promise.all([
      edit(ann, thing, id, first, before.version),
      edit(berta, thing, id, first, before.version),
    ]);
    const [taken, refused] = answers.toSorted((one, other) => one.status - other.status);
    expect(taken?.status).toBe(200);
    // An order that already has the wanted value is no conflict.
    if (thing.table !== 'orders')
      expect(refused).toMatchObject({ status: 409, current: { version: before.version + 1 } });
    const stale = await edit(berta, thing, id, second, before.version);
    expect(stale).toMatchObject({ status: 409, current: { version: before.version + 1 } });
    expect(await read(thing, id)).toEqual({ value: first, version: before.version + 1 });
    if (thing.table === 'prices')
      expect(stale.current).toMatchObject(api === 'REST' ? { price: 261 } : { pricePence: 26_100 });
    expect((await edit(berta, thing, id, second, before.version + 1)).status).toBe(200);
    expect(await read(thing, id)).toEqual({ value: second, version: before.version + 2 });
  });

  it.each(Object.entries(THINGS).filter(([, { deletion }]) => deletion))(
    'neither deletes %s over what the other has written, and it is said who wrote it',
    async (_name, thing) => {
      const id = await thing.make();
      const [ann, berta] = staff();
      const { version } = await read(thing, id);
      await edit(berta, thing, id, thing.values()[0], version);
      const { status, current } = await remove(ann, thing, id, version);
      expect({ status, current }).toMatchObject({
        status: 409,
        current: {
          version: version + 1,
          changedBy: BERTA.name,
          changedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      });
      expect((await remove(ann, thing, id, version + 1)).status).toBe(200);
      if (thing.table === 'prices') await rest[0].createPrice('Japan', 26_000);
    },
  );
});

describe('what the person does in the account', () => {
  it('is no edit of it by signing in, and one by changing the phone number', async () => {
    const { table, column } = { table: 'users', column: 'phone' };
    const person = new RestClient(apps[0].url);
    const { id } = await person.register({ name: 'Ann Archer', email: newEmail(), password: PASSWORD });
    const before = await read({ table, column }, id);
    await accountsOf(person).signOutElsewhere();
    await apps[0].deps.database.pool.query('update users set last_login_at = now() where id = $1', [id]);
    expect(await read({ table, column }, id)).toEqual(before);
    await apps[0].deps.database.pool.query("update users set phone = '020 7946 0000' where id = $1", [id]);
    expect((await read({ table, column }, id)).version).toBe(before.version + 1);
  });
});

describe('the money of an order, looked at too late,', () => {
  it('is reported as it is now', async () => {
    const { id, totalPence } = await placeOrder(apps[0], new RestClient(apps[0].url));
    const { version } = await read({ table: 'orders', column: 'status' }, id);
    const refused = graphql[1].call('mutation adminRefundOrder', 'version', {
      id: ['ID!', id],
      input: [
        'RefundOrderInput!',
        {
          amount: 100,
          expectedRefundable: totalPence,
          reason: 'Damaged',
          version: version + 1,
          idempotencyKey: 'looked-too-late',
        },
      ],
    });
    const { status, details } = (await refused.catch((error) => error)) as Refusal;
    expect({ status, current: details.current }).toEqual({
      status: 409,
      current: {
        ...{ status: 'processing', paymentStatus: 'paid', version, changes: [] },
        ...{ paidPence: totalPence, refundedPence: 0, onItsWayPence: 0 },
        ...{ refundablePence: totalPence, netPence: totalPence },
      },
    });
  });
});

describe('any interleaving of two editors', () => {
  it('leaves what the accepted edits make one after the other, in 50 random ones', async () => {
    const id = (await THINGS.user?.make()) ?? '';
    let expected: Record<string, string> = { phone: '', department: '' };
    let [seen, accepted, refused] = [
      await read(THINGS.user!, id).then(({ version }) => [version, version]),
      0,
      0,
    ];
    for (let history = 0; history < 50; history += 1) {
      const looked = [...seen];
      const edits = looked.map((version, who) => {
        const field = Math.random() < 0.5 ? 'phone' : 'department';
        return { who, version, field, value: `${history}-${who}` };
      });
      const answers = await Promise.all(
        edits.map(({ who, version, field, value }) =>
          who === 0
            ? answerOf(rest[0], ['PUT', `/admin/users/${id}`, { [field]: value, version }])
            : answerOf(graphql[1], [
                'adminUpdateUser',
                { id: ['ID!', id], input: ['UserChangeInput!', { [field]: value, version }] },
              ]),
        ),
      );
      const done = edits.filter((_, who) => answers[who]?.status === 200);
      // Of two edits of the same version one is refused; an edit of an older one always is.
      expect(done.length).toBeLessThanOrEqual(1);
      for (const { field, value } of done) expected = { ...expected, [field]: value };
      accepted += done.length;
      refused += 2 - done.length;
      // Each editor reads again, or continues with the version it had.
      const { version } = await read(THINGS.user!, id);
      seen = seen.map((one, who) => (answers[who]?.status === 200 || Math.random() < 0.6 ? version : one));
    }
    const { rows } = await apps[1].deps.database.pool.query(
      'select phone, department from users where id = $1',
      [id],
    );
    expect(rows[0]).toEqual(expected);
    expect([accepted > 10, refused > 10]).toEqual([true, true]);
  });
});

async function made(path: string, body: object): Promise<string> {
  const answer = await rest[0].call<Record<string, { _id: string }>>('POST', path, body);
  const [thing] = Object.values(answer.body);
  return thing?._id ?? '';
}

async function read({ table, column }: Pick<Edited, 'table' | 'column'>, id: string) {
  const { rows } = await apps[0].deps.database.pool.query<{ value: string; version: number }>(
    `select ${column}::text as value, version from ${table} where id::text = $1`,
    [id],
  );
  if (!rows[0]) throw new Error(`There is no such row in ${table}.`);
  return rows[0];
}

function edit(client: Staff, thing: Edited, id: string, value: string, version: number): Promise<Answer> {
  if (!(client instanceof RestClient)) return answerOf(client, thing.graphql(id, value, version));
  if (!thing.rest) throw new Error('REST does not edit this.');
  return answerOf(client, thing.rest(id, value, version));
}

function remove(client: Staff, { deletion }: Edited, id: string, version: number): Promise<Answer> {
  if (!deletion) throw new Error('Staff do not delete this.');
  const [path, mutation] = deletion;
  return client instanceof RestClient
    ? answerOf(client, ['DELETE', `${path}/${id}`, undefined, { 'If-Match': `"${version}"` }])
    : answerOf(client, [mutation, { id: ['ID!', id], version: ['Int', version] }]);
}

type Sent =
  | readonly [method: string, path: string, body: object | undefined, headers?: Record<string, string>]
  | readonly [method: string, path: string, body: object]
  | readonly [mutation: string, args: Arguments];

async function answerOf(client: Staff, sent: Sent): Promise<Answer> {
  if (client instanceof RestClient) {
    const [method, path, body, headers] = sent as [
      string,
      string,
      object | undefined,
      Record<string, string>,
    ];
    const answer = await client.call<Omit<Answer, 'status'>>(method, path, body, headers);
    return { ...answer.body, status: answer.status };
  }
  const [mutation, args] = sent as [string, Arguments];
  const selection = mutation.startsWith('adminDelete') ? null : 'version';
  try {
    await client.call(`mutation ${mutation}`, selection, args);
    return { status: 200 };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, ...error.details };
    throw error;
  }
}
