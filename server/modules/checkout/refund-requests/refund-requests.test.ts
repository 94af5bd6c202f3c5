import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RestClient } from '../../../test/clients/rest-client.js';
import { insertStaff, placeOrder } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

/** The limit of a new shop; the order of a test costs £332.50. */
const LIMIT = 10_000;
const PAID = 33_250;

let app: TestApp;
let [clerk, accountant, admin]: RestClient[] = [];
let orderId: string;

beforeAll(async () => {
  app = await startTestApp();
  [clerk, accountant, admin] = await Promise.all(
    (['clerk', 'accountant', 'admin'] as const).map(async (role) => {
      const client = new RestClient(app.url);
      client.token = (await insertStaff(app, role)).token;
      return client;
    }),
  );
});

afterAll(() => app?.stop());

beforeEach(async () => {
  orderId = (await placeOrder(app, new RestClient(app.url))).id;
});

interface Seen {
  readonly version: number;
  readonly balance: {
    refundable: { minorUnits: number };
    refundLimit: { minorUnits: number } | null;
  };
  readonly refundRequests: { id: string; state: string; canDecide: boolean; decidedBy: string | null }[];
}

const FIELDS = `version balance { refundable { minorUnits } refundLimit { minorUnits } }
  refundRequests { id state canDecide decidedBy }`;

const look = (client: RestClient) =>
  client.graphql.call<Seen>('query order', FIELDS, { id: ['ID!', orderId] });

async function refund(client: RestClient, amount: number, idempotencyKey: string = randomUUID()) {
  const { version, balance } = await look(client);
  const expectedRefundable = balance.refundable.minorUnits;
  return client.graphql.call<Seen>('mutation adminRefundOrder', FIELDS, {
    id: ['ID!', orderId],
    input: [
      'RefundOrderInput!',
      { amount, expectedRefundable, reason: 'Arrived late', version, idempotencyKey },
    ],
  });
}

const decide = (client: RestClient, id: string, decision: string) =>
  client.graphql.call<Seen>('mutation adminDecideRefundRequest', FIELDS, {
    id: ['ID!', id],
    decision: ['RefundDecision!', decision],
  });

async function askFor(amount: number): Promise<string> {
  const { refundRequests } = await refund(clerk!, amount);
  return refundRequests.at(-1)!.id;
}

describe('a refund by a clerk', () => {
  it('is made at once up to the limit, which small refunds use up together', async () => {
    expect((await look(clerk!)).balance.refundLimit).toEqual({ minorUnits: LIMIT });
    const first = await refund(clerk!, 6_000);
    expect(first).toMatchObject({
      balance: { refundable: { minorUnits: PAID - 6_000 }, refundLimit: { minorUnits: 4_000 } },
      refundRequests: [],
    });
    const second = await refund(clerk!, 4_001);
    expect(second.balance.refundable.minorUnits).toBe(PAID - 6_000);
    expect(second.refundRequests).toMatchObject([{ state: 'WAITING', canDecide: false, decidedBy: null }]);
  });

  it('waits above the limit for a colleague, who makes it once', async () => {
    const id = await askFor(12_000);
    expect((await look(accountant!)).balance).toMatchObject({
      refundable: { minorUnits: PAID },
      refundLimit: null,
    });
    const { nodes } = await accountant!.graphql.call<{ nodes: object[] }>(
      'query adminRefundRequests',
      'nodes { id orderId reason canDecide amount { minorUnits } }',
      { pageSize: ['Int', 100] },
    );
    expect(nodes).toContainEqual({
      ...{ id, orderId, reason: 'Arrived late', canDecide: true, amount: { minorUnits: 12_000 } },
    });
    const both = await Promise.allSettled([
      decide(accountant!, id, 'APPROVED'),
      decide(admin!, id, 'APPROVED'),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await look(admin!)).toMatchObject({
      balance: { refundable: { minorUnits: PAID - 12_000 } },
      refundRequests: [{ id, state: 'APPROVED', canDecide: false, decidedBy: 'Ann Archer' }],
    });
    await expect(decide(admin!, id, 'REFUSED')).rejects.toMatchObject({ status: 409 });
  });

  it('is asked for once for each key, and not made when it is refused', async () => {
    const key = randomUUID();
    await refund(clerk!, 12_000, key);
    const { refundRequests } = await refund(clerk!, 12_000, key);
    expect(refundRequests).toHaveLength(1);
    await expect(refund(clerk!, 13_000, key)).rejects.toMatchObject({ status: 409 });
    await decide(admin!, refundRequests[0]!.id, 'REFUSED');
    expect((await look(admin!)).balance.refundable.minorUnits).toBe(PAID);
  });

  it('is decided by nobody who asked for it, whatever they may do since', async () => {
    const id = await askFor(12_000);
    await expect(decide(clerk!, id, 'APPROVED')).rejects.toMatchObject({ status: 403 });
    const { pool } = app.deps.database;
    const [asker] = (
      await pool.query(
        'update users set limited_to = null where id = (select asked_by_id from refund_requests where id = $1) returning id',
        [id],
      )
    ).rows;
    await expect(decide(clerk!, id, 'APPROVED')).rejects.toMatchObject({
      message: "You can't decide on your own request. Ask a colleague.",
    });
    await pool.query("update users set limited_to = 'clerk' where id = $1", [asker.id]);
  });

  it('is not made when less is left by then', async () => {
    const id = await askFor(30_000);
    await refund(admin!, 20_000);
    await expect(decide(accountant!, id, 'APPROVED')).rejects.toMatchObject({
      message: 'Only £132.50 of this order is left to refund. Refuse this request.',
    });
    expect((await look(admin!)).refundRequests).toMatchObject([{ state: 'WAITING' }]);
  });
});

it('a clerk cancels no order whose refund is above the limit', async () => {
  const cancel = (client: RestClient) => client.setOrderStatus(orderId, 'cancelled');
  await expect(cancel(clerk!)).rejects.toMatchObject({
    status: 403,
    message:
      'This refunds £332.50, and you can refund £100.00 of this order by yourself. Ask a colleague who handles payments.',
  });
  expect((await look(clerk!)).balance.refundable.minorUnits).toBe(PAID);
  expect(await cancel(admin!)).toMatchObject({ status: 'cancelled' });
});

it('somebody with the permission for money has no limit', async () => {
  expect(await refund(accountant!, 20_000)).toMatchObject({
    balance: { refundable: { minorUnits: PAID - 20_000 } },
    refundRequests: [],
  });
});
