import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { RestClient } from '../../../test/clients/rest-client.js';
import { placeOrder, signInAsAdmin, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { storeOrders } from '../test/stored-orders.js';
import { orderUrl } from '../tracking/order-url.js';

interface Listed {
  readonly kind: string;
  readonly name: string;
  readonly number: string | null;
  readonly url: string;
}

let app: TestApp;
let shop: RestClient;
let staff: RestClient;
let order: { readonly id: string; readonly number: string };

beforeAll(async () => {
  app = await startTestApp();
  shop = new RestClient(app.url);
  staff = new RestClient(app.url);
  await signInAsAdmin(staff);
  order = await placeOrder(app, shop);
});

afterAll(() => app?.stop());

const list = (id = order.id, { graphql } = shop) =>
  graphql.call<Listed[]>('query orderDocuments', 'kind name number url', { id: ['ID!', id] });

async function fileOf(client: RestClient, name: string, id = order.id): Promise<Uint8Array> {
  const found = (await list(id, client)).find((one) => one.name === name);
  return download(found!.url);
}

async function download(url: string): Promise<Uint8Array> {
  const response = await fetch(app.url + url);
  expect(response.status).toBe(200);
  return response.bytes();
}

async function textOf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const { totalPages, text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return { pages: totalPages, text: text.replace(/\s+/g, ' ') };
}

const query = (sql: string, values: unknown[] = []) => app.deps.database.pool.query(sql, values);

describe('the documents of an order', () => {
  it('are an invoice that has come with the payment, lists and labels', async () => {
    expect((await list()).map(({ kind, name }) => [kind, name])).toEqual([
      ['INVOICE', 'INV-100001'],
      ['PACKING_LIST', 'packing-list'],
      ['INVENTORY', 'inventory'],
      ['LABELS', 'labels'],
    ]);
  });

  it('the invoice says who, what, how much and how it was paid, in text that can be selected', async () => {
    const bytes = await fileOf(shop, 'INV-100001');
    const { info } = await getMeta(await getDocumentProxy(bytes.slice()));
    expect(info).toMatchObject({ Title: 'Invoice INV-100001', Language: 'en-GB' });
    const { text, pages } = await textOf(bytes);
    expect(pages).toBe(1);
    for (const words of [
      'INV-100001',
      order.number,
      'Ann Archer',
      'Standard Box',
      '£66.50',
      '£332.50',
      'Farville',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Paid by Visa card ending 4242.*Zero-rated for VAT.*Page 1 of 1/);
  });

  it('the invoice is the same file after the company and the order have changed', async () => {
    const before = await fileOf(shop, 'INV-100001');
    await query(
      `update store_settings set company = company || '{"legalName":"Other Ltd","vatText":"Other"}'`,
    );
    await query(
      `update orders set shipment = jsonb_set(shipment, '{billingAddress}', shipment->'deliveryAddress' || '{"line1":"Elsewhere"}') where id = $1`,
      [order.id],
    );
    expect(Buffer.compare(await fileOf(shop, 'INV-100001'), before)).toBe(0);
  });

  it('a link downloads one without a token, for ten minutes and to be kept by nobody on the way', async () => {
    const [invoice] = await list();
    const response = await fetch(app.url + invoice!.url);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="INV-100001.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(new TextDecoder().decode((await response.arrayBuffer()).slice(0, 5))).toBe('%PDF-');
    app.clock.set(new Date(Date.now() + 11 * 60_000).toISOString());
    expect((await fetch(app.url + invoice!.url)).status).toBe(400);
    app.clock.reset();
    const asSignIn = await fetch(`${app.url}/api/orders/my-orders`, {
      headers: { Authorization: `Bearer ${invoice!.url.split('/').at(-1)}` },
    });
    expect(asSignIn.status).toBe(401);
  });

  it.each([
    ['their account is suspended', "status = 'suspended'", "status = 'active'"],
    ['they are staff no more', "role = 'customer'", "role = 'admin'"],
    [
      'their sessions were ended, whatever they may do by now',
      'session_version = session_version + 1',
      'session_version = session_version - 1',
    ],
  ])('a link ends with the rights of whoever asked for it: %s', async (_why, change, back) => {
    const documents = await list(order.id, staff);
    const invoice = app.url + documents.find(({ kind }) => kind === 'INVOICE')!.url;
    expect((await fetch(invoice)).status).toBe(200);
    const { by } = jwt.decode(invoice.split('/').at(-1)!) as jwt.JwtPayload;
    await query(`update users set ${change} where id = $1`, [by]);
    expect((await fetch(invoice)).status).toBe(404);
    await query(`update users set ${back} where id = $1`, [by]);
  });

  it('a long order has its head on every page and says which of how many each is', async () => {
    const long = await placeOrder(app, shop);
    await query(
      `insert into ledger_entries (id, order_id, kind, amount_pence, payment_intent, movement, document_number, issuer, content,
          description, created_at, vat_pence)
        select gen_random_uuid(), order_id, kind, amount_pence, 'pi_long', 'long', 'INV-999999', issuer, jsonb_set(content, '{lines}', (select jsonb_agg(content->'lines'->0 || jsonb_build_object('name', 'Crate no. ' || n))
          from generate_series(1, 60) n)), description, created_at, vat_pence
        from ledger_entries where order_id = $1`,
      [long.id],
    );
    const { pages, text } = await textOf(await fileOf(shop, 'INV-999999', long.id));
    expect(pages).toBe(4);
    expect(text.match(/Unit price/g)).toHaveLength(4);
    expect(text).toContain('Page 4 of 4');
    expect(text).toContain('Crate no. 60');
  });

  it('the day of collection keeps its UID, counts up when it changes, and is cancelled with the order', async () => {
    const setDay = (day: string) =>
      query(
        `update orders set shipment = shipment || jsonb_build_object('collectionDate', $2::text) where id = $1`,
        [order.id, day],
      );
    const entry = async () => new TextDecoder().decode(await fileOf(shop, 'collection'));
    await setDay('2026-12-04');
    const first = await entry();
    await setDay('2026-12-05');
    const second = await entry();
    expect(first).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(first).toContain('DTSTART;VALUE=DATE:20261204');
    expect(second).toContain('DTSTART;VALUE=DATE:20261205');
    expect(second).toMatch(/BEGIN:VALARM[\s\S]*TRIGGER:-PT12H/);
    const uid = (text: string) => /UID:(.*)/.exec(text)?.[1];
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    expect(uid(second)).toBe(uid(first));
    expect(sequence(second)).toBeGreaterThan(sequence(first));
  });

  it('a refund has a credit note, and a cancelled order no lists any more', async () => {
    const cancelled = await placeOrder(app, shop);
    await query(`update orders set shipment = shipment || '{"collectionDate": "2026-12-04"}' where id = $1`, [
      cancelled.id,
    ]);
    await staff.call('PUT', `/orders/${cancelled.id}/status`, { status: 'cancelled' });
    const documents = await list(cancelled.id);
    expect(documents.map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE', 'CALENDAR']);
    const { text } = await textOf(await fileOf(shop, documents[1]!.name, cancelled.id));
    expect(text).toContain('Credit note');
    expect(text).toContain(documents[0]!.number);
    expect(text).toMatch(/Total credited £332\.50/);
    expect(new TextDecoder().decode(await fileOf(shop, 'collection', cancelled.id))).toMatch(
      /METHOD:CANCEL.*STATUS:CANCELLED/s,
    );
  });
});

it('a credit note has the issuer, the rate, the words and the VAT of its invoice, whatever the settings are by then', async () => {
  const companyIs = (change: object) =>
    query('update store_settings set company = company || $1::jsonb', [JSON.stringify(change)]);
  const company = (await query('select company from store_settings')).rows[0].company;
  await companyIs({ vatPercent: 20, vatNumber: 'GB 123 4567 89', vatText: 'Taxed.', legalName: 'Then Ltd' });
  const taxed = await placeOrder(app, shop);
  await companyIs({ vatPercent: 0, vatNumber: '', vatText: 'Not registered.', legalName: 'Now Ltd' });
  await staff.call('PUT', `/orders/${taxed.id}/status`, { status: 'cancelled' });
  await companyIs(company);
  const [invoice, note] = await list(taxed.id);
  expect((await textOf(await fileOf(shop, invoice!.name, taxed.id))).text).toMatch(
    /VAT at 20%, included £55\.42.*Taxed\./,
  );
  const { text } = await textOf(await fileOf(shop, note!.name, taxed.id));
  expect(text).toMatch(/Then Ltd.*VAT no\. GB 123 4567 89.*VAT at 20%, included £55\.42.*Taxed\./);
});

it('papers say the size of a product in numbers, and in its own words where those are assumed', async () => {
  const sized = async (assumed: boolean) => {
    await query(`update products set size = 'As big as a trunk', sides_assumed = $1`, [assumed]);
    const placed = await placeOrder(app, shop);
    return (await textOf(await fileOf(shop, 'packing-list', placed.id))).text;
  };
  expect(await sized(true)).toContain('Standard Box, As big as a trunk');
  expect(await sized(false)).toContain('Standard Box, 61 x 41 x 51 cm, up to 30 kg');
});

describe('the boxes of an order', () => {
  const plates = { description: 'Dinner plates', quantity: 12, value: 6_050, isUsed: true };
  const teapot = { description: '茶壶 teapot 🫖', quantity: 1, value: 2_000, isUsed: false };
  const save = (
    items: readonly object[],
    { number = 1, version = null as number | null, client = shop } = {},
  ) =>
    client.graphql.call('mutation saveBoxContents', 'version value { minorUnits }', {
      id: ['ID!', order.id],
      input: ['BoxContentsInput!', { number, items, version }],
    });
  const boxes = () =>
    shop.graphql.call('query orderBoxes', 'describedCount value { minorUnits } isOpen pageInfo { total }', {
      id: ['ID!', order.id],
    });

  it('are as many as there are pieces, and hold what was said last', async () => {
    await save([teapot]);
    const value = { minorUnits: 8_050 };
    expect(await save([plates, teapot], { version: 1 })).toEqual({ version: 2, value });
    expect(await boxes()).toEqual({ describedCount: 1, value, isOpen: true, pageInfo: { total: 5 } });
    await expect(save([], { version: 1 })).rejects.toMatchObject({
      ...{ status: 409, code: 'CONFLICT' },
      details: { current: { version: 2 } },
    });
  });

  it('refuse what is no thing, worth more than can be, or in a box that is not there', async () => {
    for (const wrong of [
      { ...plates, description: ' ' },
      { ...plates, description: 'x'.repeat(201) },
      { ...plates, quantity: 0 },
      { ...plates, value: -1 },
      { ...plates, value: 10_000_000 },
    ])
      await expect(save([wrong])).rejects.toMatchObject({ status: 400 });
    await expect(save(Array.from({ length: 101 }, () => plates))).rejects.toMatchObject({ status: 400 });
    await expect(save([], { number: 6 })).rejects.toMatchObject({ status: 404 });
    const other = new RestClient(app.url);
    await signUp(other);
    await expect(save([], { client: other })).rejects.toMatchObject({ status: 404 });
  });

  it('stand in both lists, with a name in brackets where no typeface has a sign', async () => {
    const packing = await textOf(await fileOf(shop, 'packing-list'));
    expect(packing.text).toMatch(/Box 1 of 5.*Dinner plates 12 茶壶 teapot \[teapot\] 1 Box 2 of 5/);
    expect(packing.text).toContain('write them in by hand');
    const { text } = await textOf(await fileOf(shop, 'inventory'));
    expect(text).toMatch(/Dinner plates 12 Used £60\.50 茶壶 teapot \[teapot\] 1 New £20\.00/);
    expect(text).toMatch(/Total value £80\.50/);
  });

  it('cannot be signed for while one is undescribed or something in it has no value, and the inventory says which', async () => {
    const draft = await textOf(await fileOf(shop, 'inventory'));
    expect(draft.text).toContain('DRAFT');
    expect(draft.text).toContain("List what's in boxes 2 to 5.");
    expect(draft.text).not.toContain('Signature');
    for (const number of [2, 3, 4]) await save([plates], { number });
    await save([plates, { ...teapot, value: 0 }], { number: 5 });
    const { text } = await textOf(await fileOf(shop, 'inventory'));
    expect(text).toContain('Enter a value for every item in box 5.');
    expect(text).not.toContain('Signature');
    await save([plates], { number: 5, version: 1 });
    const whole = await textOf(await fileOf(shop, 'inventory'));
    expect(whole.text).toMatch(/Total value £322\.50.*I declare.*Signature/);
    expect(whole.text).not.toContain('DRAFT');
  });

  it('have labels, four on a page, whose codes open the box for its owner, staff and a link to its order, and for nobody else', async () => {
    await query(`update orders set customer = customer || '{"name": "王小明 🎁"}' where id = $1`, [order.id]);
    const { pages, text } = await textOf(await fileOf(shop, 'labels'));
    expect(pages).toBe(2);
    expect(text).toContain('AUSTRALIA');
    expect(text).toContain('Box 5 of 5');
    expect(text.split('Write the words in [ ] by hand')).toHaveLength(6);
    const { rows } = await query('select token from order_boxes where order_id = $1 and number = 1', [
      order.id,
    ]);
    const scan = ({ graphql }: RestClient, followToken?: string, token = rows[0].token) =>
      graphql.call(
        'mutation scanBox',
        'seenBy orderNumber number of contents { description } private { box { value { minorUnits } scans { by } } }',
        { token: ['ID!', token], ...(followToken && { followToken: ['String', followToken] }) },
      );
    const seen = {
      orderNumber: order.number,
      number: 1,
      of: 5,
      contents: [{ description: 'Dinner plates' }, {}],
    };
    expect(await scan(staff)).toMatchObject({
      ...seen,
      seenBy: 'STAFF',
      private: { box: { scans: [{ by: 'STAFF' }] } },
    });
    await scan(staff);
    expect(await scan(shop)).toMatchObject({
      ...seen,
      seenBy: 'OWNER',
      private: { box: { scans: [{ by: 'OWNER' }, { by: 'STAFF' }] } },
    });
    const noted = await query('select scanned_by from box_scans where order_id = $1', [order.id]);
    expect(noted.rows.map((row) => row.scanned_by).sort()).toEqual(['owner', 'staff']);

    const followToken = orderUrl(app.deps, order.id).split('#')[1];
    const stranger = new RestClient(app.url);
    expect(await scan(stranger, followToken)).toMatchObject({ ...seen, seenBy: 'LINK', private: null });
    const other = new RestClient(app.url);
    await signUp(other);
    const refusals = [
      scan(stranger),
      scan(other),
      scan(other, undefined, randomUUID()),
      scan(stranger, orderUrl(app.deps, randomUUID()).split('#')[1]),
      scan(stranger, 'forged'),
    ].map((call) =>
      call.then(
        () => 'answered',
        ({ code, message }) => `${code}: ${message}`,
      ),
    );
    expect(await Promise.all(refusals)).toEqual([
      'UNAUTHENTICATED: Not authorized, please log in',
      'NOT_FOUND: Box not found',
      'NOT_FOUND: Box not found',
      'NOT_FOUND: Box not found',
      expect.stringMatching(/^BAD_INPUT/),
    ]);
  });

  it('are closed once the shipment has left', async () => {
    await staff.call('PUT', `/orders/${order.id}/status`, { status: 'shipped' });
    await expect(save([])).rejects.toMatchObject({ status: 409 });
    expect(await boxes()).toMatchObject({ isOpen: false });
  });
});

describe('the collections of a day', () => {
  const DAY = '2026-12-09';
  const places = [
    ['LS10 1AA', '2 Quay', 'processing', 'paid'],
    ['ls2 9bb', '10 Mill Lane', 'processing', 'paid'],
    ['LS2 9BD', '9 Mill Lane', 'shipped', 'paid'],
    ['nowhere', '1 Elsewhere', 'processing', 'paid'],
    ['LS2 9BD', '1 Cancelled Row', 'cancelled', 'paid'],
    ['LS2 9BE', '1 Unpaid Row', 'processing', 'pending'],
  ] as const;
  let ids: string[];

  interface Sheet {
    readonly nodes: {
      order: { id: string; status: string };
      stop: number;
      outwardCode: string;
      driverNotes: string[];
    }[];
    readonly pageInfo: object;
    readonly areas: { outwardCode: string; stopCount: number }[];
    readonly totals: object;
    readonly withoutDate: number;
  }
  const FIELDS = `nodes { order { id status } stop outwardCode driverNotes } pageInfo { page pageSize totalPages }
    areas { outwardCode stopCount } totals { stopCount collectedCount pieces volumeCm3 } withoutDate`;
  const REORDERED = 'isReordered orderVersion nodes { order { id } stop outwardCode }';
  const sheetOf = (day = DAY, page = 1, pageSize = 25): Promise<Sheet> =>
    staff.graphql.call('query adminCollectionSheet', FIELDS, {
      date: ['CalendarDate!', day],
      page: ['Int!', page],
      pageSize: ['Int!', pageSize],
    });
  const offered = (day: string) =>
    staff.graphql.call<{ url: string; fileName: string }>('query adminCollectionSheetFile', 'url fileName', {
      date: ['CalendarDate!', day],
    });
  const paperOf = async (day: string) => textOf(await download((await offered(day)).url));

  beforeAll(async () => {
    const { pool } = app.deps.database;
    const { rows } = await query('select user_id as id from orders limit 1');
    ids = await storeOrders(pool, { userId: rows[0].id, count: places.length });
    await Promise.all(
      places.map(([postcode, line1, status, payment], index) =>
        query(
          `update orders set status = $3, payment_status = $4, shipment = shipment || jsonb_build_object('collectionDate', $2::text, 'itemCount', 2,
            'volumeCm3', 500000, 'collectionAddress', shipment->'collectionAddress' || jsonb_build_object('postcode', $5::text, 'line1', $6::text))
            where id = $1`,
          [ids[index], DAY, status, payment, postcode, line1],
        ),
      ),
    );
    await query(
      `insert into order_notes (id, order_id, author_id, body, created_at)
        select gen_random_uuid(), $1, u.id, b.body, now() from (select id from users where role = 'admin' limit 1) u,
          (values ('DRIVER: Ring twice, 王 🔔'), ('Argued about the price')) b(body)`,
      [ids[1]],
    );
  });

  it('are what is paid and not cancelled, district by district and street by street, with what was done', async () => {
    const { nodes: stops, areas, totals } = await sheetOf();
    expect(
      stops.map(({ order, stop, outwardCode }) => [ids.indexOf(order.id), stop, outwardCode, order.status]),
    ).toEqual([
      [2, 1, 'LS2', 'SHIPPED'],
      [1, 2, 'LS2', 'PROCESSING'],
      [0, 3, 'LS10', 'PROCESSING'],
      [3, 4, '', 'PROCESSING'],
    ]);
    expect(areas.map(({ outwardCode, stopCount }) => [outwardCode, stopCount])).toEqual([
      ['LS2', 2],
      ['LS10', 1],
      ['', 1],
    ]);
    expect(totals).toMatchObject({ stopCount: 4, collectedCount: 1, pieces: 8, volumeCm3: 2_000_000 });
  });

  it('come a page at a time, with their numbers and the figures of the whole day', async () => {
    const whole = await sheetOf();
    const second = await sheetOf(DAY, 2, 3);
    expect(second.pageInfo).toEqual({ page: 2, pageSize: 3, totalPages: 2 });
    expect(second.nodes).toEqual(whole.nodes.slice(3));
    expect([second.totals, second.areas]).toEqual([whole.totals, whole.areas]);
    expect((await sheetOf(DAY, 3, 3)).nodes).toEqual([]);
    await expect(sheetOf(DAY, 1, 101)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('are put in another order for everybody, on paper too, until that is reset', async () => {
    const move = (orderId: string | undefined, stop: number, version: number) =>
      staff.graphql.call('mutation adminMoveCollectionStop', 'isReordered orderVersion orderIds', {
        input: ['CollectionStopMoveInput!', { date: DAY, orderId, stop, version }],
      });
    const placesNow = async () => (await sheetOf()).nodes.map(({ order }) => ids.indexOf(order.id));
    const moved = await move(ids[0], 2, 0);
    const reordered = await staff.graphql.call('query adminCollectionSheet', REORDERED, {
      date: ['CalendarDate!', DAY],
    });
    expect(reordered).toMatchObject({
      ...{ isReordered: true, orderVersion: 1 },
      nodes: [
        { order: { id: ids[2] }, stop: 1, outwardCode: 'LS2' },
        { order: { id: ids[0] }, stop: 2, outwardCode: 'LS10' },
        { order: { id: ids[1] }, stop: 3, outwardCode: 'LS2' },
        { order: { id: ids[3] }, stop: 4, outwardCode: '' },
      ],
    });
    const orderIds = [ids[2], ids[0], ids[1], ids[3]];
    expect(moved).toEqual({ isReordered: true, orderVersion: 1, orderIds });
    expect((await paperOf(DAY)).text).toMatch(/9 Mill Lane.*2 Quay.*10 Mill Lane/s);
    await expect(move(ids[3], 1, 0)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(move(ids[3], 5, 1)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(move(ids[4], 1, 1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const both = await Promise.allSettled([move(ids[3], 1, 1), move(ids[1], 1, 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const reset = await staff.graphql.call('mutation adminResetCollectionOrder', 'isReordered orderIds', {
      date: ['CalendarDate!', DAY],
      version: ['Int!', 2],
    });
    expect(reset).toEqual({ isReordered: false, orderIds: [ids[2], ids[1], ids[0], ids[3]] });
    expect(await placesNow()).toEqual([2, 1, 0, 3]);
  });

  it('tell drivers what was noted for them, and nothing else that staff have noted', async () => {
    const { nodes: stops } = await sheetOf();
    expect(stops.map(({ driverNotes }) => driverNotes)).toEqual([[], ['Ring twice, 王 🔔'], [], []]);
    const { text } = await paperOf(DAY);
    expect(text).toMatch(/Ring twice, 王 \[bell\]/);
    expect(text).not.toContain('Argued');
  });

  it('count who waits for a day', async () => {
    const before = (await sheetOf()).withoutDate;
    await query(`update orders set shipment = shipment || '{"collectionDate": null}' where id = $1`, [
      ids[3],
    ]);
    const { nodes: stops, withoutDate } = await sheetOf();
    expect([stops.length, withoutDate]).toEqual([3, before + 1]);
  });

  it('stand on paper, also of many and of none, each page with its head and number', async () => {
    const empty = await paperOf('2026-12-10');
    expect(empty.text).toMatch(/No collections on this day\..*Page 1 of 1/);
    const { rows } = await query('select user_id as id from orders limit 1');
    const many = await storeOrders(app.deps.database.pool, { userId: rows[0].id, count: 40 });
    await query(
      `update orders set shipment = shipment || '{"collectionDate": "2026-12-11"}' where id = any($1)`,
      [many],
    );
    const { text, pages } = await paperOf('2026-12-11');
    expect(text).toContain(`Page ${pages} of ${pages}`);
    expect(text.match(/40 stops/g)?.length).toBeGreaterThanOrEqual(pages - 1);
    expect(text.match(/Standard Box/g)).toHaveLength(40);
  });

  it('are downloaded by a link while whoever asked is of the staff, kept by nobody on the way, and written down', async () => {
    const { url, fileName } = await offered(DAY);
    const file = await fetch(app.url + url);
    expect([file.status, fileName]).toEqual([200, `collections-${DAY}.pdf`]);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    });
    await file.body?.cancel();
    const { rows } = await query(
      `select after from audit_entries where entity = 'export' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ after: { date: DAY, stops: 3 } }]);
    await query(`update users set role = 'customer' where role = 'admin'`);
    expect((await fetch(app.url + url)).status).toBe(404);
    await query(
      `update users set role = 'admin', session_version = session_version + 1 where email = 'admin@example.com'`,
    );
    expect((await fetch(app.url + url)).status).toBe(404);
    await query(`update users set session_version = session_version - 1 where email = 'admin@example.com'`);
    await expect(sheetOf('2026-02-30')).rejects.toMatchObject({ status: 400 });
  });
});
