import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DOORS } from '../test/clients.js';
import { countRows, placeOrder, signInAsAdmin, signUp } from '../test/factories.js';
import { RestClient } from '../test/rest-client.js';
import type { ShopClient } from '../test/shop-client.js';
import { startTestApp, type TestApp } from '../test/test-app.js';
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

describe.each(DOORS)('the status of an order over %s', (_door, enter) => {
  let owner: ShopClient;
  let staff: ShopClient;
  let userId: string;

  beforeEach(async () => {
    [owner, staff] = [enter(app), enter(app)];
    userId = (await signUp(owner)).id;
    await signInAsAdmin(staff);
  });

  const newOrder = async () =>
    staff.order((await storeOrders(app.parts.database.pool, { userId, count: 1 }))[0]!);

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

  it('is set by one of two who looked at the same version; the other is told what it is now', async () => {
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
        message: 'This order was changed by somebody else',
        details: { current: { status, paymentStatus: 'paid', version: version + 1 } },
      },
    });
  });

  it('that is there already is no change, whatever version was looked at', async () => {
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
    expect(await givenBackAtSandbox(order.id)).toEqual([33_250]);
    await expect(staff.setOrderStatus(order.id, 'processing')).rejects.toMatchObject({
      status: 409,
      message: 'This order stays cancelled: its payment has been given back',
    });
    await expect(staff.deleteOrder(order.id)).rejects.toMatchObject({ status: 409 });
  });

  it('cancelled of an order that was never paid gives nothing back, and can be taken back', async () => {
    const facts = { userId, count: 1, paymentStatus: 'pending' };
    const [id] = (await storeOrders(app.parts.database.pool, facts)) as [string];
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
    const [id] = (await storeOrders(app.parts.database.pool, facts)) as [string];
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

describe('the status of an order over REST', () => {
  let staff: RestClient;
  let id: string;

  beforeEach(async () => {
    staff = new RestClient(app.url);
    const { id: userId } = await signInAsAdmin(staff);
    [id] = (await storeOrders(app.parts.database.pool, { userId, count: 1 })) as [string];
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

  it.each([{}, { status: 5 }, { status: ['shipped'] }, { status: 'shipped', version: '1x' }, { status: '' }])(
    'refuses %j',
    async (body) => {
      expect((await staff.call('PUT', `/admin/orders/${id}/status`, body)).status).toBe(400);
    },
  );
});

/** What the provider's own books say went back for an order, in pence. */
async function givenBackAtSandbox(orderId: string): Promise<number[]> {
  const { rows } = await app.parts.database.pool.query<{ amount: number }>(
    `select r.amount::int as amount from stripe_sandbox.refund r join orders o on o.payment_intent = r.payment_intent where o.id = $1`,
    [orderId],
  );
  return rows.map(({ amount }) => amount);
}
