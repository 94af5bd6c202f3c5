import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RestClient } from '../../../test/clients/rest-client.js';
import { signInAsAdmin, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { frozen } from '../test/frozen.js';
import { storeOrders } from '../test/stored-orders.js';

let app: TestApp;
let staff: RestClient;
let userId: string;

beforeAll(async () => {
  app = await startTestApp();
  const buyer = new RestClient(app.url);
  ({ id: userId } = await signUp(buyer));
  // Other orders, none of which may be found.
  await storeOrders(app.deps.database.pool, { userId, count: 3, name: 'Ida Else', fromCity: 'Truro' });
  staff = new RestClient(app.url);
  await signInAsAdmin(staff);
});

afterAll(() => app?.stop());

interface Stored {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly from?: Record<string, string>;
  readonly to?: Record<string, string>;
  readonly destination?: string;
  readonly items?: string;
}

async function store({ name = 'Nobody Inparticular', email = 'n@example.com', phone = '', ...rest }: Stored) {
  const { pool } = app.deps.database;
  const [id] = await storeOrders(pool, { userId, count: 1, name });
  const { from = {}, to = {}, destination = 'canada', items = '' } = rest;
  await pool.query(
    `update orders set customer = jsonb_build_object('name', $2::text, 'email', $3::text, 'phone', $4::text), item_names = $8,
        shipment = shipment || jsonb_build_object('destination', $7::text, 'collectionAddress', shipment->'collectionAddress' || $5::jsonb,
          'deliveryAddress', shipment->'deliveryAddress' || $6::jsonb) where id = $1`,
    [id, name, email, phone, from, to, destination, items],
  );
  return id!;
}

async function found(search: string): Promise<string[]> {
  return (await staff.adminOrders({ search })).orders.map(({ id }) => id);
}

describe('an order is found', () => {
  it.each([
    ['Jörg Müller', ['muller', 'mueller', 'MÜLLER', 'müller'.normalize('NFD'), 'jorg muller', 'joerg']],
    ['Łukasz Żółć', ['lukasz', 'zolc', 'ŁUKASZ']],
    ['François Hébert', ['francois', 'hebert', 'hébert françois']],
    ['Nguyễn Thị Đặng', ['nguyen', 'dang', 'thi dang']],
    ['Þór Gül Œuvre', ['thor', 'gul', 'oeuvre']],
    ['Groß Straße', ['strasse', 'gross']],
    ['Siobhán O’Brien', ['obrien', "o'brien", 'o`brien', 'o’brien', 'oʼbrien', 'siobhan']],
    ["Maria D'Angelo", ['dangelo', 'd’angelo']],
    ['Anne‑Marie Kerr', ['anne-marie', 'anne marie', 'annemarie', 'Anne–Marie', 'ANNE-MARIE KERR']],
    ['Annemiek Vries', ['anne-miek', 'vries, annemiek']],
    ['Παπαδόπουλος Γιώργος', ['παπαδοπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ', 'γιωργος']],
    ['Фёдор Чайковский', ['федор', 'ЧАЙКОВСКИЙ']],
    ['山田 太郎', ['山田太郎', '山田 太郎', '山田', '太郎']],
    ['王小明', ['王小明', '王 小明', '小明']],
    ['김 민수', ['김민수', '민수']],
    ['محمد عَلِيّ', ['علي', 'محمد علي']],
    ['No\u0308lan Smith', ['nölan', 'nolan']],
    ['ﬁona ｓｍｙｔｈ', ['fiona', 'Fiona Smyth']],
    ['An\u200bn Bra\u00admley', ['ann bramley', 'bramley']],
    ['Ida Bloggs-Li', ['li', 'bloggs li', 'ida li']],
  ])('by %s as it is heard', async (name, searches) => {
    const id = await store({ name });
    for (const search of searches)
      expect({ search, found: await found(search) }).toEqual({ search, found: [id] });
    await app.deps.database.pool.query('update orders set deleted_at = now() where id = $1', [id]);
  });

  it('by name and address as they are pasted', async () => {
    const id = await store({ name: 'Ada Lovelace', email: 'ada@example.com' });
    const pasted = [
      '<ada@example.com>',
      'Ada <ada@example.com>',
      'ada@example.com,',
      'mailto:ada@example.com',
      'Lovelace, Ada',
      '“Ada Lovelace”',
      'Lovelace,Ada',
      '\u200bada\u200b lovelace',
    ];
    for (const search of pasted)
      expect({ search, found: await found(search) }).toEqual({ search, found: [id] });
  });

  it.each([
    '07988501-7347-4eee@example.com',
    '0117-496.0123.ada@example.com',
    '+447700900123-home@example.com',
  ])('by the address %s, which begins like a phone number', async (email) => {
    const id = await store({ email });
    for (const search of [email, email.toUpperCase(), email.replace('@example.com', '')])
      expect({ search, found: await found(search) }).toEqual({ search, found: [id] });
  });

  it('by both postcodes, streets and towns', async () => {
    const from = { line1: '184 Hîgh Street', city: 'Ely', postcode: 'cb6 7ZZ' };
    const id = await store({ from, to: { line1: '7 Rue Étoile', city: 'Laval', postcode: 'K1A 0B1' } });
    const searches = [
      'CB6 7ZZ',
      'CB67ZZ',
      'cb6 7zz',
      'CB6\u00a07ZZ',
      'ＣＢ６ ７ＺＺ',
      'cb6',
      '184 High Street',
      'high street ely',
      'k1a 0b1',
      'K1A0B1',
      'K1A-0B1',
      'rue etoile',
      'laval',
    ];
    for (const search of searches)
      expect({ search, found: await found(search) }).toEqual({ search, found: [id] });
    expect(await found('CB6 7ZY')).toEqual([]);
  });

  it.each([
    [
      '+44 (0)20-7946-0958',
      [
        '02079460958',
        '020 7946 0958',
        '+442079460958',
        '+44 20 7946 0958',
        '0044 20 7946 0958',
        '+44 (0)20 7946 0958',
        '(020) 7946 0958',
        '020.7946.0958',
        '(+44) 20 7946 0958',
        '7946 0958',
        '460958',
        '\u202a+44 20 7946 0958\u202c',
      ],
    ],
    [
      '07700 900700',
      ['07700900700', '+44 7700 900 700', '00447700900700', '0770-0900-700', '900700', '07700 900700 nobody'],
    ],
    ['tel. 0161.496.0001 ext 12', ['0161 496 0001', '+44 161 496 0001']],
    ['+61 (0)2 5550 1234', ['+61 2 5550 1234', '0061255501234', '02 5550 1234', '(02) 5550-1234']],
    ['2345 6711', ['+852 2345 6711', '23456711']],
    ['+971 4 555 0199', ['٠٠٩٧١ ٤ ٥٥٥ ٠١٩٩', '+971-4-555-0199']],
  ])('by the phone %s in any form', async (phone, searches) => {
    const id = await store({ phone });
    for (const search of searches)
      expect({ search, found: await found(search) }).toEqual({ search, found: [id] });
  });

  it('by where it goes and what it carries', async () => {
    const id = await store({ destination: 'hongkong', items: 'Exercise Bike Standard Box' });
    for (const search of ['Hong Kong', 'exercise bike', 'bike hong kong'])
      expect({ search, found: await found(search) }).toEqual({ search, found: [id] });
  });

  it('by the numbers of its quote and of the request that the quote answers', async () => {
    const id = await store({});
    const quoteId = randomUUID();
    const { pool } = app.deps.database;
    const { rows } = await pool.query<{ reference: string }>(
      `insert into saved_quotes (id, secret_hash, digest, shipment, lines, created_at, expires_at, order_id)
        values ($1, gen_random_uuid()::text, '', $3, '[]', now(), now() + interval '1 day', $2) returning reference`,
      [quoteId, id, frozen()],
    );
    const quote = rows[0]!.reference;
    const { rows: requests } = await pool.query<{ reference: string }>(
      `insert into requests (id, kind, state, name, email, phone, quote_id, created_at, changed_at)
        values (gen_random_uuid(), 'question', 'offered', 'A', 'a@example.com', '', $1, now(), now()) returning reference`,
      [quoteId],
    );
    const digits = quote.slice(2);
    for (const search of [
      quote,
      quote.toLowerCase(),
      `#Q ${digits}`,
      `q${digits}`,
      `Quote ${quote}`,
      requests[0]!.reference,
    ])
      expect({ search, found: await found(search) }).toEqual({ search, found: [id] });
  });
});

describe('a search with a slip of a key', () => {
  const meant = (search: string) =>
    staff.graphql.call('query adminOrders', 'didYouMean nodes { id }', {
      filter: ['OrderFilterInput', { search }],
    });

  beforeAll(async () => {
    for (const name of ['Fatima Jones', 'Nikos Papadopoulos', 'Νίκος Παπαδόπουλος']) await store({ name });
  });

  it.each([
    ['fatmia jones', 'Fatima Jones'],
    ['Fatma Jones', 'Fatima Jones'],
    ['jones fatimma', 'Fatima Jones'],
    ['fatima jonse', 'Fatima Jones'],
    ['fatoma janes', 'Fatima Jones'],
    ['papadopuolos', 'Papadopoulos'],
    ['παπαδοπολος', 'Παπαδόπουλος'],
  ])('%s says %s', async (search, name) => {
    expect(await meant(search)).toEqual({ didYouMean: name, nodes: [] });
    expect((await found(name)).length).toBeGreaterThan(0);
  });

  it.each(['xyzzy', 'Q-99999', '07700 111222', 'zo', '%'])('%s says nothing', async (search) => {
    expect(await meant(search)).toEqual({ didYouMean: null, nodes: [] });
  });
});
