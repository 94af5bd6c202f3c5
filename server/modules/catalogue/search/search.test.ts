import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APIS } from '../../../test/clients/clients.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import { countStatements } from '../../../test/count-statements.js';
import { signInAsAdmin, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { catalogueStaff } from '../test/enter-staff.js';

interface Typed {
  readonly text: string;
  readonly quantity: number;
  readonly fit: string;
  readonly products: readonly {
    readonly name: string;
    readonly price: { readonly minorUnits: number } | null;
  }[];
}

interface Synonym {
  readonly id: string;
  readonly word: string;
  readonly meaning: string;
  readonly finds: readonly string[];
  readonly version: number;
}

let app: TestApp;
let admin: GraphqlClient;
let guest: GraphqlClient;

beforeAll(async () => {
  app = await startTestApp();
  admin = new GraphqlClient(app.url);
  guest = new GraphqlClient(app.url);
  await signInAsAdmin(admin);
});

afterAll(() => app?.stop());

describe.each(APIS)('a search over %s', (api, enter) => {
  const names = async (search: string, asked = {}) =>
    (await enter(app).products({ search, ...asked })).map(({ name }) => name);

  it.each([
    ['couch', 'Three-Seater Sofa'],
    ['tv', 'Television up to 55 inches'],
    ['keyboard', 'Keyboard'],
    ['wardorbe', 'Double Wardrobe'],
  ])('for %s begins with the %s', async (search, first) => {
    expect((await names(search))[0]).toBe(first);
  });

  it('keeps the order that was asked for, and the other filters', async () => {
    const byName = await names('sofa', { sort: 'name' });
    expect(byName).toEqual([...byName].sort());
    expect((await names('box', { category: 'office' }))[0]).toBe('Archive Box');
  });

  it('finds for staff what has every word, as a change of many prices works on it', async () => {
    const staff = catalogueStaff(app, api === 'REST' ? await signedInRest() : admin);
    expect(await names('purple sofa')).toContain('Three-Seater Sofa');
    expect((await staff.products({ search: 'purple sofa' })).total).toBe(0);
    expect((await staff.products({ search: 'settee' })).total).toBe((await names('settee')).length);
  });

  it('shows staff drafts too, and visitors none', async () => {
    const staff = catalogueStaff(app, api === 'REST' ? await signedInRest() : admin);
    const draft = await staff.createProduct({
      ...{ name: `Hammock ${api}`, size: '20 x 30 x 40 cm', category: 'Garden', status: 'draft' },
      pence: { australia: 2_000 },
    });
    expect(await names(`hammock ${api}`)).toEqual([]);
    expect((await staff.products({ search: `hamock ${api}` })).total).toBe(1);
    await staff.deleteProduct(draft.id);
    expect((await staff.products({ search: `hamock ${api}` })).total).toBe(0);
  });
});

it('staff find a product by its own name before what a synonym finds, which says so', async () => {
  const staff = catalogueStaff(app, admin);
  const sizes = { size: '20 x 30 x 40 cm', category: 'Boxes', pence: { australia: 2_000 } };
  const category = (await guest.categories())[0]!;
  const made = await Promise.all(
    ['Vinyl record crate', 'Vinyl', 'Bag for vinyl'].map((name) =>
      staff.createProduct({ ...sizes, category, name }),
    ),
  );
  const { nodes } = await admin.call<{ nodes: { name: string; isFoundBySynonym: boolean }[] }>(
    'query adminProducts',
    'nodes { name isFoundBySynonym }',
    { filter: ['ProductFilterInput', { search: 'vinyl' }] },
  );
  expect(nodes.slice(0, 4).map(({ name }) => name)).toEqual([
    'Vinyl',
    'Vinyl record crate',
    'Bag for vinyl',
    'Book Box',
  ]);
  expect(nodes.map(({ isFoundBySynonym }) => isFoundBySynonym)).toEqual(nodes.map((_, place) => place > 2));
  for (const { id } of made) await staff.deleteProduct(id);
});

it('a search takes two statements, and none until something in the shop changes', async () => {
  const search = () => countStatements(() => guest.products({ search: 'settee' }));
  await app.deps.database.pool.query(`notify catalogue_changed`);
  await guest.products({ search: 'stool' });
  expect((await search()).statements).toBeLessThanOrEqual(2);
  expect((await search()).statements).toBe(0);
});

describe('a typed list', () => {
  const read = (text: string, destination = 'AUSTRALIA') =>
    guest.call<Typed[]>(
      'query itemsFromText',
      `text quantity fit products { name price(destination: ${destination}) { minorUnits } }`,
      { text: ['String!', text] },
    );

  it('becomes quantities with the products meant', async () => {
    const items = await read('4 boxes, bike, 55 inch tv and a rocking horse');
    expect(items.map(({ quantity, text, fit }) => [quantity, text, fit])).toEqual([
      [4, 'boxes', 'WHOLE'],
      [1, 'bike', 'WHOLE'],
      [1, '55 inch tv', 'WHOLE'],
      [1, 'rocking horse', 'NONE'],
    ]);
    expect(items.map(({ products }) => products[0]?.name)).toEqual([
      'Standard Box',
      'Bicycle in a Bike Box',
      'Television up to 55 inches',
      undefined,
    ]);
    expect(items[0]?.products[0]?.price?.minorUnits).toBe(6650);
    expect(Math.max(...items.map(({ products }) => products.length))).toBe(5);
  });

  it('of 25 boxes, a bed and a bicycle needs no product to be chosen', async () => {
    const items = await read('twenty-five boxes\ndouble bed\nbicycle');
    expect(items.map(({ quantity, products }) => [quantity, products[0]?.name])).toEqual([
      [25, 'Standard Box'],
      [1, 'Double Bed Frame'],
      [1, 'Bicycle in a Bike Box'],
    ]);
  });

  it('says which numbers are not understood, and has the sides that were typed', async () => {
    const items = await guest.call<
      { quantity: number; fit: string; notUnderstood: string[]; doubt: string | null; sides: object | null }[]
    >('query itemsFromText', 'quantity fit notUnderstood doubt sides { heightCm widthCm depthCm }', {
      text: [
        'String!',
        '20+ boxes\n65" tv\n2 boxes 24" x 16" x 20"\n1 crate 48x40x36 inches\n1000 bikes\nbikes, 3',
      ],
    });
    expect(items).toEqual([
      {
        ...{ quantity: 20, fit: 'CLOSE', notUnderstood: ['20+'], sides: null },
        doubt: 'We took “20+” as 20. Check the quantity.',
      },
      {
        ...{ quantity: 1, fit: 'CLOSE', notUnderstood: ['65"'], sides: null },
        doubt: 'We didn\'t understand “65"”. Check the item and the quantity.',
      },
      {
        ...{ quantity: 2, fit: 'WHOLE', notUnderstood: [], doubt: null },
        sides: { heightCm: 61, widthCm: 41, depthCm: 51 },
      },
      {
        ...{ quantity: 1, fit: 'LOOSE', notUnderstood: [], doubt: null },
        sides: { heightCm: 122, widthCm: 102, depthCm: 92 },
      },
      {
        ...{ quantity: 999, fit: 'CLOSE', notUnderstood: ['1000'], sides: null },
        doubt: 'You can add up to 999 of an item, so we took “1000” as 999. Check the quantity.',
      },
      { quantity: 3, fit: 'WHOLE', notUnderstood: [], doubt: null, sides: null },
    ]);
  });

  it('has the prices of its destination', async () => {
    const [[box], [dearer]] = [await read('box'), await read('box', 'JAPAN')];
    expect(dearer?.products[0]?.price?.minorUnits).not.toBe(box?.products[0]?.price?.minorUnits);
  });

  it('of nothing is empty', async () => {
    expect(await read(' , \n ')).toEqual([]);
  });

  it('has up to 2,000 characters and 50 items', async () => {
    await expect(read('x'.repeat(2_001))).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'Keep the list under 2,000 characters',
    });
    await expect(read('sofa,'.repeat(51))).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'List up to 50 items at a time',
    });
    expect(await read('sofa,'.repeat(50))).toHaveLength(50);
  });
});

describe('synonyms', () => {
  const FIELDS = 'id word meaning finds version';
  const create = (input: object, by = admin) =>
    by.call<Synonym>('mutation adminCreateSearchSynonym', FIELDS, { input: ['SearchSynonymInput!', input] });
  const update = (id: string, input: object, by = admin) =>
    by.call<Synonym>('mutation adminUpdateSearchSynonym', FIELDS, {
      id: ['ID!', id],
      input: ['SearchSynonymInput!', input],
    });
  const remove = (id: string, version?: number, by = admin) =>
    by.call<boolean>('mutation adminDeleteSearchSynonym', '', { id: ['ID!', id], version: ['Int', version] });
  const list = (search: string, by = admin) =>
    by.call<{ nodes: Synonym[]; pageInfo: { total: number } }>(
      'query adminSearchSynonyms',
      `nodes { ${FIELDS} } pageInfo { total }`,
      { search: ['String', search] },
    );
  const firstFound = async (search: string) => (await guest.products({ search }))[0]?.name;

  it('of staff are understood at once, changed and taken away', async () => {
    expect(await firstFound('davenport')).toBeUndefined();
    const made = await create({ word: ' Davenport ', meaning: 'sofa' });
    expect(made).toMatchObject({ word: 'Davenport', meaning: 'sofa', version: 1 });
    expect(made.finds).toEqual(['Three-Seater Sofa', 'Two-Seater Sofa']);
    expect(await firstFound('davenport')).toBe('Three-Seater Sofa');
    await update(made.id, { meaning: 'Office Desk', version: 1 });
    expect(await firstFound('davenports')).toBe('Office Desk');
    await remove(made.id, 2);
    expect(await firstFound('davenport')).toBeUndefined();
    await expect(remove(made.id)).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Synonym not found' });
  });

  it('are listed by meaning, and found by a part of either word', async () => {
    const { nodes, pageInfo } = await list('COUC');
    expect(nodes).toMatchObject([
      { word: 'couch', meaning: 'Sofa', finds: ['Three-Seater Sofa', 'Two-Seater Sofa'] },
    ]);
    expect(pageInfo.total).toBe(1);
    expect((await list('%')).nodes).toEqual([]);
    expect((await list('')).pageInfo.total).toBeGreaterThan(100);
  });

  it.each([
    [{ meaning: 'Sofa' }, 'Enter the word customers type'],
    [{ word: ' the ', meaning: 'Sofa' }, 'Enter the word customers type'],
    [{ word: 'zebra' }, 'Enter what it means in this shop'],
    [{ word: 'zebra', meaning: 'elephant' }, "No item matches “elephant”. Use words of an item's name."],
    [{ word: 'x'.repeat(101), meaning: 'Sofa' }, 'Keep the text under 100 characters'],
  ])('%j are refused', async (input, message) => {
    await expect(create(input)).rejects.toMatchObject({ code: 'BAD_INPUT', message });
  });

  it('stand there once, in any case', async () => {
    await expect(create({ word: 'COUCH', meaning: 'sofa' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This synonym already exists',
    });
  });

  it('changed by somebody else meanwhile are neither changed nor deleted', async () => {
    const { id, version } = await create({ word: 'chifforobe', meaning: 'Wardrobe' });
    await update(id, { meaning: 'Double Wardrobe' });
    const message = 'Someone else changed this synonym';
    await expect(update(id, { meaning: 'Cot', version })).rejects.toMatchObject({
      code: 'CONFLICT',
      message,
    });
    await expect(remove(id, version)).rejects.toMatchObject({ code: 'CONFLICT', message });
    await remove(id, version + 1);
  });

  it('stand in the audit log with what they were and are', async () => {
    const { id } = await create({ word: 'chiffonier', meaning: 'Sideboard' });
    await update(id, { meaning: 'Chest of Drawers' });
    await remove(id);
    const { rows } = await app.deps.database.pool.query(
      `select action, entity, label, before, after from audit_entries where entity_id = $1 order by id`,
      [id],
    );
    expect(rows).toMatchObject([
      { action: 'created', entity: 'synonym', label: 'chiffonier', after: { meaning: 'Sideboard' } },
      { action: 'changed', before: { meaning: 'Sideboard' }, after: { meaning: 'Chest of Drawers' } },
      { action: 'removed', before: { word: 'chiffonier' } },
    ]);
  });

  it('are for staff alone', async () => {
    const customer = new GraphqlClient(app.url);
    await signUp(customer);
    for (const [by, status] of [
      [new GraphqlClient(app.url), 401],
      [customer, 403],
    ] as const) {
      await expect(list('', by)).rejects.toMatchObject({ status });
      await expect(create({ word: 'mine', meaning: 'Sofa' }, by)).rejects.toMatchObject({ status });
      await expect(update('x', { word: 'mine' }, by)).rejects.toMatchObject({ status });
      await expect(remove('x', 1, by)).rejects.toMatchObject({ status });
    }
  });
});

async function signedInRest(): Promise<RestClient> {
  const client = new RestClient(app.url);
  await signInAsAdmin(client);
  return client;
}
