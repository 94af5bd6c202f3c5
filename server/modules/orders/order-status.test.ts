import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APIS } from '../../test/clients/clients.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { RestClient } from '../../test/clients/rest-client.js';
import type { ShopClient } from '../../test/clients/shop-client.js';
import { countRows, placeOrder, signInAsAdmin, signUp } from '../../test/factories.js';
import { myAccountOf } from '../../test/my-account.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { type OrderNotes, orderNotesOf } from './test/order-notes.js';
import { storeOrders } from './test/stored-orders.js';

let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ beside: app });
});

afterAll(async () => {
  await other?.stop();
  await app?.stop();
});

it('a delivered order says when it was delivered, over both APIs, and not once that was a mistake', async () => {
  const [customer, admin] = [new GraphqlClient(app.url), new RestClient(app.url)];
  const userId = (await signUp(customer)).id;
  await signInAsAdmin(admin);
  const [id] = (await storeOrders(app.deps.database.pool, { userId, count: 1 })) as [string];
  const inGraphql = async () => {
    const asked = { id: ['ID!', id] } as const;
    const order = await customer.call<{ actualDelivery: string | null }>(
      'query order',
      'actualDelivery',
      asked,
    );
    return order.actualDelivery;
  };
  const inRest = async () =>
    (await admin.call<{ actualDelivery: string | null }>('GET', `/orders/${id}`)).body.actualDelivery;
  expect(await inGraphql()).toBeNull();
  await admin.setOrderStatus(id, 'delivered');
  const delivered = await inGraphql();
  expect(Date.parse(delivered!)).toBeCloseTo(Date.now(), -5);
  expect(await inRest()).toBe(delivered);
  await admin.setOrderStatus(id, 'shipped');
  expect([await inGraphql(), await inRest()]).toEqual([null, null]);
});

describe.each(APIS)('the status of an order over %s', (_api, enter) => {
  let owner: ShopClient;
  let staff: ShopClient;
  let userId: string;

  beforeEach(async () => {
    [owner, staff] = [enter(app), enter(app)];
    userId = (await signUp(owner)).id;
    await signInAsAdmin(staff);
  });

  const newOrder = async () =>
    staff.order((await storeOrders(app.deps.database.pool, { userId, count: 1 }))[0]!);

  it('may be any of five, each change dated with who made it, and raises the version', async () => {
    const { id, version } = await newOrder();
    const changed = await staff.setOrderStatus(id, 'delivered');
    expect(changed).toMatchObject({ status: 'delivered', version: version + 1, refund: null });
    expect(await staff.setOrderStatus(id, 'shipped')).toMatchObject({
      status: 'shipped',
      version: version + 2,
    });
    expect((await owner.order(id)).happened).toEqual(['processing', 'delivered', 'shipped']);
    expect(await countRows(app, 'order_events', 'order_id = $1 and actor_id is not null', [id])).toBe(2);
  });

  it('is set by one of two who looked at the same version; the other gets what it is now', async () => {
    const { id, version } = await newOrder();
    const answers = await Promise.allSettled([
      staff.setOrderStatus(id, 'shipped', version),
      staff.setOrderStatus(id, 'delivered', version, 'Delivered on the day'),
    ]);
    const status = (await staff.order(id)).status;
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find((answer) => answer.status === 'rejected')).toMatchObject({
      reason: {
        status: 409,
        code: 'CONFLICT',
        message: 'Someone else changed this order',
        details: { current: { status, paymentStatus: 'paid', version: version + 1 } },
      },
    });
  });

  it('that is there already is no change, whatever version was read', async () => {
    const { id, version } = await newOrder();
    await staff.setOrderStatus(id, 'shipped', version);
    expect(await staff.setOrderStatus(id, 'shipped', version)).toMatchObject({ version: version + 1 });
    expect((await owner.order(id)).happened).toEqual(['processing', 'shipped']);
  });

  it('cancelled gives the money of a paid order back, once, however many staff press at once in two processes', async () => {
    const order = await placeOrder(app, owner);
    const elsewhere = enter(other);
    await signInAsAdmin(elsewhere);
    const press = (client: ShopClient) => client.setOrderStatus(order.id, 'cancelled', order.version);
    const answers = await Promise.all([staff, elsewhere, staff, elsewhere].map(press));
    for (const answer of answers) {
      expect(answer.status).toBe('cancelled');
      expect(answer.refund?.pence).toBe(order.totalPence);
    }

    const seen = await owner.order(order.id);
    expect(seen).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'refunded',
      refund: { status: 'succeeded', pence: 33_250 },
      happened: ['processing', 'cancelled', 'refunded'],
    });
    expect(await refundsAtSandbox(order.id)).toEqual([33_250]);
    await expect(staff.setOrderStatus(order.id, 'processing')).rejects.toMatchObject({
      status: 409,
      message: 'This order stays cancelled: its payment has been refunded',
    });
    await expect(staff.deleteOrder(order.id)).rejects.toMatchObject({ status: 409 });
  });

  it('cancelled of an order that was never paid refunds nothing, and can be undone', async () => {
    const facts = { userId, count: 1, paymentStatus: 'pending' };
    const [id] = (await storeOrders(app.deps.database.pool, facts)) as [string];
    expect(await staff.setOrderStatus(id, 'cancelled')).toMatchObject({ status: 'cancelled', refund: null });
    expect(await staff.setOrderStatus(id, 'processing')).toMatchObject({ status: 'processing' });
  });

  it('is not for customers, and of no order that is none', async () => {
    const { id } = await newOrder();
    await expect(owner.setOrderStatus(id, 'delivered')).rejects.toMatchObject({ status: 403 });
    await expect(enter(app).setOrderStatus(id, 'delivered')).rejects.toMatchObject({ status: 401 });
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'x'])
      await expect(staff.setOrderStatus(unknown, 'shipped')).rejects.toMatchObject({ status: 404 });
    await expect(staff.setOrderStatus(id, 'lost')).rejects.toMatchObject({ status: 400 });
    await expect(staff.setOrderStatus(id, 'shipped', 0)).rejects.toMatchObject({ status: 400 });
  });

  it('does not matter for deleting: only an order that was never paid goes, once, from every list', async () => {
    const paid = await newOrder();
    await expect(staff.deleteOrder(paid.id)).rejects.toMatchObject({
      status: 409,
      message: 'Paid orders cannot be deleted',
    });
    const facts = { userId, count: 1, paymentStatus: 'failed' };
    const [id] = (await storeOrders(app.deps.database.pool, facts)) as [string];
    await expect(owner.deleteOrder(id)).rejects.toMatchObject({ status: 403 });
    const before = await staff.adminOrders();
    await staff.deleteOrder(id);
    await expect(staff.deleteOrder(id)).rejects.toMatchObject({ status: 404, message: 'Order not found' });
    await expect(staff.order(id)).rejects.toMatchObject({ status: 404 });
    await expect(owner.order(id)).rejects.toMatchObject({ status: 404 });
    expect((await owner.myOrders()).ids).toEqual([paid.id]);
    expect((await staff.adminOrders()).total).toBe(before.total - 1);
  });
});

describe('an order on the desk of staff', () => {
  let owner: ShopClient;
  let staff: ShopClient;
  let desk: OrderNotes;
  let userId: string;
  let by: { kind: string; name: string };

  beforeAll(async () => {
    [owner, staff] = [new GraphqlClient(app.url), new GraphqlClient(app.url)];
    userId = (await signUp(owner)).id;
    by = { kind: 'STAFF', name: (await signInAsAdmin(staff)).name };
    desk = orderNotesOf(staff);
  });

  const newOrder = async () => (await storeOrders(app.deps.database.pool, { userId, count: 1 }))[0]!;

  it('has its tracking number set, changed and taken away, dated, and read by its customer', async () => {
    const id = await newOrder();
    await desk.track(id, '  MSKU  123456-7 ', 1);
    await desk.track(id, 'MSKU 123456-7', 1);
    await desk.track(id, 'MSKU 123456-8', 2);
    expect(await desk.open(id)).toMatchObject({ trackingNumber: 'MSKU 123456-8', version: 3 });
    await desk.track(id, null);
    const seen = await desk.open(id);
    expect(seen).toMatchObject({ trackingNumber: null, version: 4 });
    expect(seen.events.slice(1)).toEqual(
      ['Tracking number: MSKU 123456-7', 'New tracking number: MSKU 123456-8', 'Tracking number removed'].map(
        (description, index) =>
          expect.objectContaining({ status: 'CHANGED', description, actor: by, version: index + 2 }),
      ),
    );
    expect((await owner.order(id)).happened).toEqual(['processing', 'changed', 'changed', 'changed']);
    for (const wrong of ['a<b', '-', 'x'.repeat(61), 'a\u0000'])
      await expect(desk.track(id, wrong)).rejects.toMatchObject({ status: 400, code: 'BAD_INPUT' });
    await expect(orderNotesOf(owner).track(id, 'A1')).rejects.toMatchObject({ status: 403 });
    await expect(desk.track('x', 'A1')).rejects.toMatchObject({ status: 404 });
  });

  it('tells whoever looked at an older version what has happened since, by whom', async () => {
    const id = await newOrder();
    await desk.track(id, 'A1');
    await staff.setOrderStatus(id, 'shipped', 2);
    const stale = {
      ...{ status: 409, code: 'CONFLICT', message: 'Someone else changed this order' },
      details: {
        current: {
          ...{ status: 'shipped', paymentStatus: 'paid', trackingNumber: 'A1', version: 3 },
          changes: [
            {
              version: 2,
              by: { ...by, kind: 'staff' },
              what: 'Tracking number: A1',
              at: expect.stringMatching(/^\d{4}-.*Z$/),
            },
            { version: 3, by: { ...by, kind: 'staff' }, what: 'Collected from your door and shipped' },
          ],
        },
      },
    };
    await expect(desk.track(id, 'B2', 1)).rejects.toMatchObject(stale);
    await expect(staff.setOrderStatus(id, 'in_transit', 1)).rejects.toMatchObject(stale);
    await expect(desk.track(id, 'B2', 2)).rejects.toMatchObject({
      details: { current: { changes: [expect.objectContaining({ version: 3 })] } },
    });
  });

  it('is asked why when it goes back or skips a step; its customer never reads the answer', async () => {
    const id = await newOrder();
    await expect(staff.setOrderStatus(id, 'delivered', 1)).rejects.toMatchObject({
      ...{ status: 400, code: 'REASON_NEEDED' },
      details: { fields: [expect.objectContaining({ field: 'reason' })] },
    });
    await expect(staff.setOrderStatus(id, 'delivered', 1, '  ')).rejects.toMatchObject({ status: 400 });
    await staff.setOrderStatus(id, 'delivered', 1, ' Neighbour took it ');
    await staff.setOrderStatus(id, 'in_transit');
    await expect(staff.setOrderStatus(id, 'shipped', 3, 'x'.repeat(501))).rejects.toMatchObject({
      ...{ status: 400, code: 'BAD_INPUT' },
    });
    expect((await desk.open(id)).events.map(({ status, reason }) => [status, reason])).toEqual([
      ['PROCESSING', null],
      ['DELIVERED', 'Neighbour took it'],
      ['IN_TRANSIT', null],
    ]);
    expect(await everythingOf(owner, id)).not.toContain('Neighbour');
    expect(JSON.stringify(await myAccountOf(owner).export())).toContain('Neighbour took it');
  });

  it('carries notes that only staff read, and that stay as they were written', async () => {
    const id = await newOrder();
    expect(await desk.note(id, '  Lift is out.\nRing first. ')).toMatchObject([
      { text: 'Lift is out.\nRing first.', author: by },
    ]);
    const noteId = randomUUID();
    await desk.note(id, 'Rang: fine now.', noteId);
    await desk.note(id, 'Rang: fine now.', noteId);
    await expect(desk.note(id, 'Other words.', noteId)).rejects.toMatchObject({ code: 'CONFLICT' });
    const seen = await desk.open(id);
    expect(seen).toMatchObject({ customerId: userId, version: 1 });
    expect(seen.notes.map(({ text }) => text)).toEqual(['Lift is out.\nRing first.', 'Rang: fine now.']);
    const rest = new RestClient(app.url);
    rest.token = staff.token;
    expect((await rest.call<{ notes: string }>('GET', `/orders/${id}`)).body.notes).toBe(
      'Rang: fine now.\n\nLift is out.\nRing first.',
    );
    const listed = await rest.call<{ orders: { _id: string; notes: string }[] }>('GET', '/admin/orders');
    expect(listed.body.orders.find(({ _id }) => _id === id)?.notes).toContain('Lift is out.');
    expect(await everythingOf(owner, id)).not.toMatch(/Lift|Rang/);
    expect(JSON.stringify(await myAccountOf(owner).export())).toContain('Rang: fine now.');
    const { rows } = await app.deps.database.pool.query(
      `select action, before, after from audit_entries where entity_id = $1 order by id`,
      [id],
    );
    const added = { action: 'changed', before: {}, after: { note: 'added' } };
    expect(rows).toEqual([added, added]);
    await expect(
      app.deps.database.pool.query(`update order_notes set body = 'x' where order_id = $1`, [id]),
    ).rejects.toThrow('never changed');

    for (const wrong of ['', '  ', 'x'.repeat(4_001)])
      await expect(desk.note(id, wrong)).rejects.toMatchObject({ status: 400 });
    await expect(desk.note(id, 'Hello', 'x')).rejects.toMatchObject({ status: 400 });
    await expect(desk.note(await newOrder(), 'Hello', noteId)).rejects.toMatchObject({ status: 404 });
    await expect(orderNotesOf(owner).note(id, 'Hello')).rejects.toMatchObject({ status: 403 });
    expect(await orderNotesOf(owner).open(id)).toMatchObject({ customerId: null, notes: null, events: null });
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'x']) {
      await expect(desk.note(unknown, 'Hello')).rejects.toMatchObject({ status: 404 });
      await expect(desk.open(unknown)).rejects.toMatchObject({ status: 404 });
    }
  });

  it('says what cancelling refunds, and is cancelled at that sum or not at all', async () => {
    const { id, version } = await placeOrder(app, owner);
    expect(await desk.previewCancel(id)).toMatchObject({ version, isCancelled: false, refundPence: 33_250 });
    await expect(desk.cancel(id, 33_249)).rejects.toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await owner.order(id)).toMatchObject({ status: 'processing', version });
    await desk.cancel(id, 33_250);
    await desk.cancel(id, 33_250);
    expect(await desk.previewCancel(id)).toMatchObject({ isCancelled: true, refundPence: 0 });
    expect(await refundsAtSandbox(id)).toEqual([33_250]);
  });

  it('moves on among many, of which each stands for itself', async () => {
    const { pool } = app.deps.database;
    const ids = await storeOrders(pool, { userId, count: 4 });
    const [fine, stale, ahead, there] = ids as [string, string, string, string];
    await desk.track(stale, 'A1');
    await staff.setOrderStatus(ahead, 'delivered');
    await staff.setOrderStatus(there, 'shipped');
    const nobody = '00000000-0000-4000-8000-000000000000';
    const orders = [
      ...[fine, stale.toUpperCase(), there, nobody, 'x'].map((id) => ({ id, version: 1 })),
      { id: ahead, version: 2 },
    ];
    const { changed, refused } = await desk.setMany(orders, 'SHIPPED');
    const numberOf = async (id: string) => (await staff.order(id)).number;
    expect(changed).toEqual([
      expect.objectContaining({ number: await numberOf(fine), status: 'SHIPPED', version: 2 }),
      expect.objectContaining({ number: await numberOf(there), status: 'SHIPPED', version: 2 }),
    ]);
    expect(refused).toMatchObject([
      {
        number: await numberOf(stale),
        code: 'CONFLICT',
        changes: [{ what: 'Tracking number: A1', by }],
      },
      { number: null, code: 'NOT_FOUND', changes: [] },
      { number: null, code: 'NOT_FOUND' },
      { number: await numberOf(ahead), code: 'REASON_NEEDED' },
    ]);
    expect(await countRows(app, 'email_messages', `order_id = $1 and kind = 'status-change'`, [fine])).toBe(
      1,
    );
    expect(await countRows(app, 'email_messages', 'order_id = $1', [stale])).toBe(0);
    expect((await desk.setMany([{ id: ahead, version: 2 }], 'SHIPPED', 'Scanned too early')).refused).toEqual(
      [],
    );
    expect((await desk.open(ahead)).events.at(-1)).toMatchObject({
      reason: 'Scanned too early',
      actor: by,
    });

    const one = { id: fine, version: 2 };
    await expect(desk.setMany([one], 'CANCELLED')).rejects.toMatchObject({
      ...{ status: 400, message: 'Cancel orders one at a time, because each refunds its payments' },
    });
    const sameAgain = { ...one, id: fine.toUpperCase() };
    for (const wrong of [
      [],
      [one, sameAgain],
      Array.from({ length: 101 }, (_, n) => ({ id: `${n}`, version: 1 })),
    ])
      await expect(desk.setMany(wrong, 'IN_TRANSIT')).rejects.toMatchObject({ status: 400 });
    await expect(desk.setMany([{ id: fine, version: 0 }], 'IN_TRANSIT')).rejects.toMatchObject({
      status: 400,
    });
    await expect(orderNotesOf(owner).setMany([one], 'IN_TRANSIT')).rejects.toMatchObject({ status: 403 });
    expect((await staff.order(fine)).status).toBe('shipped');
  });

  it('before its collection day moves on among many only with a reason, which is noted where it belongs', async () => {
    const { pool } = app.deps.database;
    const [early, due] = (await storeOrders(pool, { userId, count: 2 })) as [string, string];
    const day = (ahead: number) =>
      new Date(app.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
    const setDay = `update orders set shipment = shipment || jsonb_build_object('collectionDate', $2::text) where id = $1`;
    await pool.query(setDay, [early, day(10)]);
    await pool.query(setDay, [due, day(-3)]);
    const readAgain = async () =>
      Promise.all([early, due].map(async (id) => ({ id, version: (await staff.order(id)).version })));
    const orders = await readAgain();
    const first = await desk.setMany(orders.slice(0, 1), 'SHIPPED');
    expect(first).toMatchObject({ changed: [], refused: [{ code: 'REASON_NEEDED' }] });
    expect(first.refused[0]?.message).toContain('its collection is still to come');
    expect((await desk.setMany(orders, 'SHIPPED', 'Brought to the depot')).refused).toEqual([]);
    const reasons = await pool.query(
      `select order_id = $1 as "isEarly", reason from order_events where order_id = any ($2) and status = 'shipped'`,
      [early, [early, due]],
    );
    expect(new Map(reasons.rows.map(({ isEarly, reason }) => [isEarly, reason]))).toEqual(
      new Map([
        [true, 'Brought to the depot'],
        [false, null],
      ]),
    );
  });

  it('that breaks on a fault of ours leaves the others of many alone', async () => {
    const { pool } = app.deps.database;
    const [broken, fine] = (await storeOrders(pool, { userId, count: 2 })) as [string, string];
    await pool.query(
      `alter table orders add constraint broken check (id <> '${broken}' or status <> 'shipped')`,
    );
    const orders = [broken, fine].map((id) => ({ id, version: 1 }));
    const { changed, refused } = await desk.setMany(orders, 'SHIPPED');
    await pool.query('alter table orders drop constraint broken');
    expect([changed.length, refused]).toMatchObject([
      1,
      [{ code: 'INTERNAL', message: "We couldn't change this order. Please try again." }],
    ]);
    expect((await staff.order(broken)).status).toBe('processing');
    expect((await staff.order(fine)).status).toBe('shipped');
  });
});

describe('the status of an order over REST', () => {
  let staff: RestClient;
  let id: string;

  beforeEach(async () => {
    staff = new RestClient(app.url);
    const { id: userId } = await signInAsAdmin(staff);
    [id] = (await storeOrders(app.deps.database.pool, { userId, count: 1 })) as [string];
  });

  it.each(['In Transit', 'IN-TRANSIT', 'inTransit', ' in_transit '])(
    'is understood as "%s"',
    async (status) => {
      for (const path of [`/orders/${id}/status`, `/admin/orders/${id}/status`]) {
        expect(await staff.call('PUT', path, { status })).toMatchObject({
          status: 200,
          body: { order: { status: 'in_transit' } },
        });
      }
    },
  );

  it.each([
    ['"1"', 200],
    ['W/"1"', 200],
    ['*', 200],
    ['"7"', 409],
    ['"one"', 400],
  ])('obeys If-Match: %s', async (ifMatch, status) => {
    const headers = { 'If-Match': ifMatch };
    const answer = await staff.call('PUT', `/admin/orders/${id}/status`, { status: 'shipped' }, headers);
    expect(answer.status).toBe(status);
  });

  it('is asked why when a version is sent and a step is skipped', async () => {
    const path = `/admin/orders/${id}/status`;
    const skipped = { status: 'delivered', version: 1 };
    expect(await staff.call('PUT', path, skipped)).toMatchObject({
      status: 400,
      body: { code: 'REASON_NEEDED' },
    });
    const answer = await staff.call('PUT', path, { ...skipped, reason: 'Neighbour took it' });
    expect(answer).toMatchObject({ status: 200, body: { order: { status: 'delivered', version: 2 } } });
  });

  it.each([{}, { status: 5 }, { status: ['shipped'] }, { status: 'shipped', version: '1x' }, { status: '' }])(
    'refuses %j',
    async (body) => {
      expect((await staff.call('PUT', `/admin/orders/${id}/status`, body)).status).toBe(400);
    },
  );
});

/** Refunds of an order at the provider, in pence. */
async function refundsAtSandbox(orderId: string): Promise<number[]> {
  const { rows } = await app.deps.database.pool.query<{ amount: number }>(
    `select r.amount::int as amount from stripe_sandbox.refund r join orders o on o.payment_intent = r.payment_intent where o.id = $1`,
    [orderId],
  );
  return rows.map(({ amount }) => amount);
}

/** Everything that the APIs show an order's customer, and the emails about the order. */
async function everythingOf(owner: ShopClient, id: string): Promise<string> {
  const rest = new RestClient(app.url);
  rest.token = owner.token;
  const seen: unknown[] = await Promise.all(
    [`/orders/${id}`, '/orders/my-orders'].map((path) => rest.call('GET', path)),
  );
  const messages = 'messages { nodes { body author } }';
  seen.push(await rest.graphql.call('query conversation', messages, { id: ['ID!', id] }));
  seen.push(await rest.graphql.call('query orderDocuments', 'title name', { id: ['ID!', id] }));
  const sent = await app.deps.database.pool.query(
    'select body_text, body_html, data from email_messages where order_id = $1',
    [id],
  );
  return JSON.stringify([seen, sent.rows]);
}
