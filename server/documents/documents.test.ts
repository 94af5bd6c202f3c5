import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { storeOrders } from '../orders/test/stored-orders.js';
import { RestClient } from '../test/clients/rest-client.js';
import { placeOrder, signInAsAdmin, signUp } from '../test/factories.js';
import { startTestApp, type TestApp } from '../test/test-app.js';

interface Listed {
  readonly documents: readonly { kind: string; name: string; number: string | null; url: string }[];
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

async function fileOf(client: RestClient, name: string, id = order.id): Promise<Uint8Array> {
  const { status, body } = await client.call<Uint8Array>('GET', `/orders/${id}/documents/${name}`);
  expect(status).toBe(200);
  return body;
}

async function textOf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const { totalPages, text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
  return { pages: totalPages, text: text.replace(/\s+/g, ' ') };
}

const list = async (id = order.id) =>
  (await shop.call<Listed>('GET', `/orders/${id}/documents`)).body.documents;

const query = (sql: string, values: unknown[] = []) => app.parts.database.pool.query(sql, values);

describe('the documents of an order', () => {
  it('are an invoice that has come with the payment, lists and labels', async () => {
    expect((await list()).map(({ kind, name }) => [kind, name])).toEqual([
      ['invoice', 'INV-100001'],
      ['packingList', 'packing-list'],
      ['inventory', 'inventory'],
      ['labels', 'labels'],
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
      `update orders set billing_address = delivery_address || '{"line1":"Elsewhere"}' where id = $1`,
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
    const { body } = await staff.call<Listed>('GET', `/orders/${order.id}/documents`);
    const invoice = app.url + body.documents.find(({ kind }) => kind === 'invoice')!.url;
    expect((await fetch(invoice)).status).toBe(200);
    const { by } = jwt.decode(invoice.split('/').at(-1)!) as jwt.JwtPayload;
    await query(`update users set ${change} where id = $1`, [by]);
    expect((await fetch(invoice)).status).toBe(404);
    await query(`update users set ${back} where id = $1`, [by]);
  });

  it('a long order has its head on every page and says which of how many each is', async () => {
    const long = await placeOrder(app, shop);
    await query(
      `insert into ledger_entries select gen_random_uuid(), order_id, kind, amount_pence, 'pi_long', null, 'long', 'INV-999999', issuer,
        jsonb_set(content, '{lines}', (select jsonb_agg(content->'lines'->0 || jsonb_build_object('name', 'Crate no. ' || n))
          from generate_series(1, 60) n)), description, created_at
        from ledger_entries where order_id = $1`,
      [long.id],
    );
    const { pages, text } = await textOf(await fileOf(shop, 'INV-999999', long.id));
    expect(pages).toBe(4);
    expect(text.match(/Price of one/g)).toHaveLength(4);
    expect(text).toContain('Page 4 of 4');
    expect(text).toContain('Crate no. 60');
  });

  it('the day of collection keeps its UID, counts up when it changes, and is cancelled with the order', async () => {
    const setDay = (day: string) =>
      query('update orders set collection_date = $2 where id = $1', [order.id, day]);
    const entry = async () => new TextDecoder().decode(await fileOf(shop, 'collection'));
    await setDay('2026-12-04');
    const first = await entry();
    await setDay('2026-12-05');
    const second = await entry();
    expect(first).toContain('DTSTART;VALUE=DATE:20261204');
    expect(second).toContain('DTSTART;VALUE=DATE:20261205');
    const uid = (text: string) => /UID:(.*)/.exec(text)?.[1];
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    expect(uid(second)).toBe(uid(first));
    expect(sequence(second)).toBeGreaterThan(sequence(first));
  });

  it('money given back has a credit note, and a cancelled order no lists any more', async () => {
    const cancelled = await placeOrder(app, shop);
    await query(`update orders set collection_date = '2026-12-04' where id = $1`, [cancelled.id]);
    await staff.call('PUT', `/orders/${cancelled.id}/status`, { status: 'cancelled' });
    const documents = await list(cancelled.id);
    expect(documents.map(({ kind }) => kind)).toEqual(['invoice', 'creditNote', 'calendar']);
    const { text } = await textOf(await fileOf(shop, documents[1]!.name, cancelled.id));
    expect(text).toContain('Credit note');
    expect(text).toContain(documents[0]!.number);
    expect(text).toMatch(/Total credited £332\.50/);
    expect(new TextDecoder().decode(await fileOf(shop, 'collection', cancelled.id))).toMatch(
      /METHOD:CANCEL.*STATUS:CANCELLED/s,
    );
  });
});

describe('the boxes of an order', () => {
  const plates = { description: 'Dinner plates', quantity: 12, value: 60.5, used: true };
  const teapot = { description: '茶壶 teapot', quantity: 1, value: '20', used: false };
  const save = (body: object, number = 1, client = shop) =>
    client.call<{ version: number; value: number; message: string }>(
      'PUT',
      `/orders/${order.id}/boxes/${number}`,
      body,
    );

  it('are as many as there are pieces, and hold what was said last', async () => {
    await save({ items: [teapot] });
    expect((await save({ items: [plates, teapot], version: 1 })).body).toMatchObject({
      version: 2,
      value: 80.5,
    });
    const { body } = await shop.call('GET', `/orders/${order.id}/boxes`);
    expect(body).toMatchObject({ describedCount: 1, value: 80.5, isOpen: true, pagination: { total: 5 } });
    const stale = await save({ items: [], version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'CONFLICT', current: { version: 2 } } });
  });

  it('refuse what is no thing, worth more than can be, or in a box that is not there', async () => {
    for (const wrong of [
      { ...plates, description: ' ' },
      { ...plates, description: 'x'.repeat(201) },
      { ...plates, quantity: 0 },
      { ...plates, value: -1 },
      { ...plates, value: 100_000 },
    ])
      expect(await save({ items: [wrong] })).toMatchObject({ status: 400 });
    expect(await save({ items: Array.from({ length: 101 }, () => plates) })).toMatchObject({ status: 400 });
    expect(await save({ items: [] }, 6)).toMatchObject({ status: 404 });
    const other = new RestClient(app.url);
    await signUp(other);
    expect(await save({ items: [] }, 1, other)).toMatchObject({ status: 404 });
  });

  it('stand in both lists, with a visible gap where the typeface has no letters', async () => {
    const packing = await textOf(await fileOf(shop, 'packing-list'));
    expect(packing.text).toMatch(/Box 1 of 5.*Dinner plates 12 \[…\] teapot 1 Box 2 of 5/);
    expect(packing.text).toContain('please write the missing words by hand');
    const { text } = await textOf(await fileOf(shop, 'inventory'));
    expect(text).toMatch(/Dinner plates 12 Used £60\.50 \[…\] teapot 1 New £20\.00/);
    expect(text).toMatch(/Total value £80\.50.*Signature/);
  });

  it('have labels, four on a page, whose codes open the box for staff and for nobody else', async () => {
    await query(`update orders set customer = customer || '{"name": "王小明"}' where id = $1`, [order.id]);
    const { pages, text } = await textOf(await fileOf(shop, 'labels'));
    expect(pages).toBe(2);
    expect(text).toContain('AUSTRALIA');
    expect(text).toContain('Box 5 of 5');
    expect(text.split('write the missing words by hand')).toHaveLength(6);
    const { rows } = await query('select token from order_boxes where order_id = $1 and number = 1', [
      order.id,
    ]);
    const address = `/admin/boxes/${rows[0].token}`;
    expect((await staff.call('GET', address)).body).toMatchObject({
      orderNumber: order.number,
      box: { number: 1, of: 5, items: [{ description: 'Dinner plates' }, {}] },
    });
    expect((await shop.call('GET', address)).status).toBe(403);
  });

  it('are closed once the shipment has left', async () => {
    await staff.call('PUT', `/orders/${order.id}/status`, { status: 'shipped' });
    expect(await save({ items: [] })).toMatchObject({ status: 409 });
    expect((await shop.call('GET', `/orders/${order.id}/boxes`)).body).toMatchObject({ isOpen: false });
  });
});

describe('the collections of a day', () => {
  const DAY = '2026-12-09';
  const places = [
    ['LS10 1AA', '2 Quay', 'processing', 'paid'],
    ['ls2 9bb', '10 Mill Lane', 'processing', 'paid'],
    ['LS2 9BC', '9 Mill Lane', 'shipped', 'paid'],
    ['nowhere', '1 Elsewhere', 'processing', 'paid'],
    ['LS2 9BD', '1 Cancelled Row', 'cancelled', 'paid'],
    ['LS2 9BE', '1 Unpaid Row', 'processing', 'pending'],
  ] as const;
  let ids: string[];

  interface Sheet {
    readonly stops: {
      _id: string;
      stop: number;
      outwardCode: string;
      isCollected: boolean;
      driverNotes: string[];
    }[];
    readonly page: number;
    readonly totalPages: number;
    readonly areas: { outwardCode: string; stopCount: number }[];
    readonly totals: object;
    readonly withoutDate: number;
  }
  const sheetOf = async (day = DAY) => (await staff.call<Sheet>('GET', `/admin/collections/${day}`)).body;
  const paperOf = async (day: string) =>
    textOf((await staff.call<Uint8Array>('GET', `/admin/collections/${day}/sheet.pdf`)).body);

  beforeAll(async () => {
    const { pool } = app.parts.database;
    const { rows } = await query('select user_id as id from orders limit 1');
    ids = await storeOrders(pool, { userId: rows[0].id, count: places.length });
    await Promise.all(
      places.map(([postcode, line1, status, payment], index) =>
        query(
          `update orders set collection_date = $2, status = $3, payment_status = $4, item_count = 2, volume_cm3 = 500000,
            collection_address = collection_address || jsonb_build_object('postcode', $5::text, 'line1', $6::text) where id = $1`,
          [ids[index], DAY, status, payment, postcode, line1],
        ),
      ),
    );
    await query(
      `insert into order_notes (id, order_id, author_id, body, created_at)
        select gen_random_uuid(), $1, u.id, b.body, now() from (select id from users where role = 'admin' limit 1) u,
          (values ('DRIVER: Ring twice, 王'), ('Argued about the price')) b(body)`,
      [ids[1]],
    );
  });

  it('are what is paid and not cancelled, district by district and street by street, with what was done', async () => {
    const { stops, areas, totals } = await sheetOf();
    expect(
      stops.map(({ _id, stop, outwardCode, isCollected }) => [
        ids.indexOf(_id),
        stop,
        outwardCode,
        isCollected,
      ]),
    ).toEqual([
      [2, 1, 'LS2', true],
      [1, 2, 'LS2', false],
      [0, 3, 'LS10', false],
      [3, 4, '', false],
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
    const second = await sheetOf(`${DAY}?page=2&limit=3`);
    expect(second).toMatchObject({ page: 2, pageSize: 3, totalPages: 2, stops: whole.stops.slice(3) });
    expect([second.totals, second.areas]).toEqual([whole.totals, whole.areas]);
    expect((await sheetOf(`${DAY}?page=3&limit=3`)).stops).toEqual([]);
    expect(await sheetOf(`${DAY}?limit=101`)).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('tell drivers what was noted for them, and nothing else that staff have noted', async () => {
    const { stops } = await sheetOf();
    expect(stops.map(({ driverNotes }) => driverNotes)).toEqual([[], ['Ring twice, 王'], [], []]);
    const { text } = await paperOf(DAY);
    expect(text).toMatch(/Ring twice, \[…\]/);
    expect(text).not.toContain('Argued');
  });

  it('count who waits for a day', async () => {
    const before = (await sheetOf()).withoutDate;
    await query('update orders set collection_date = null where id = $1', [ids[3]]);
    const { stops, withoutDate } = await sheetOf();
    expect([stops.length, withoutDate]).toEqual([3, before + 1]);
  });

  it('stand on paper, also of many and of none, each page with its head and number', async () => {
    const empty = await paperOf('2026-12-10');
    expect(empty.text).toMatch(/Nothing is collected on this day\..*Page 1 of 1/);
    const { rows } = await query('select user_id as id from orders limit 1');
    const many = await storeOrders(app.parts.database.pool, { userId: rows[0].id, count: 40 });
    await query(`update orders set collection_date = '2026-12-11' where id = any($1)`, [many]);
    const { text, pages } = await paperOf('2026-12-11');
    expect(text).toContain(`Page ${pages} of ${pages}`);
    expect(text.match(/Signature and remarks/g)?.length).toBeGreaterThanOrEqual(pages - 1);
    expect(text.match(/Standard Box/g)).toHaveLength(40);
  });

  it('are downloaded by a link while whoever asked is of the staff, kept by nobody on the way, and written down', async () => {
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: `query { collectionSheetFile(date: "${DAY}") { url fileName } }` }),
    });
    const { data } = (await answer.json()) as {
      data: { collectionSheetFile: { url: string; fileName: string } };
    };
    const { url, fileName } = data.collectionSheetFile;
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
    expect((await staff.call('GET', '/admin/collections/2026-02-30')).status).toBe(400);
  });
});
