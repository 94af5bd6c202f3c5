import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createStripeGateway } from '../../../server/modules/payments/gateway/stripe-gateway.js';
import { SECRET_KEY, startDatabase, startSandbox, WEBHOOK_SECRET } from '../test/sandbox-server.js';
import { randomFaults } from './sandbox-faults.js';

let database: Awaited<ReturnType<typeof startDatabase>>;

beforeAll(async () => {
  database = await startDatabase();
});

afterAll(() => database?.end());

test('however often answers are lost and requests fail, repeating with the same key charges and refunds once', async () => {
  const faults = randomFaults({ failBefore: 0.2, loseAnswer: 0.2, delayMs: 10 }, seeded(7));
  const sandbox = await startSandbox(database.pool, { faults });
  const gateway = createStripeGateway({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiBase: sandbox.base,
  });
  const buy = async (attemptId: string) => {
    const intent = await persist(() =>
      gateway.createIntent({
        amountPence: 5_000,
        currency: 'gbp',
        checkoutId: 'c',
        attemptId,
        idempotencyKey: `pi:${attemptId}`,
        receiptEmail: 'ann@example.com',
      }),
    );
    const key = { idempotencyKey: `confirm:${attemptId}` };
    await persist(() =>
      sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }, key),
    );
    const refund = { intentId: intent.id, amountPence: 1_000, idempotencyKey: `refund:${intent.id}` };
    await persist(() => gateway.refund(refund));
    return persist(() => gateway.readIntent(intent.id));
  };

  const bought = await Promise.all(Array.from({ length: 10 }, (_, index) => buy(`attempt-${index}`)));
  await sandbox.end();
  for (const intent of bought)
    expect(intent).toMatchObject({ status: 'succeeded', refunds: [{ amountPence: 1_000 }] });
  expect(await rowsOf('payment_intent')).toBe(10);
  expect(await rowsOf('charge')).toBe(10);
  expect(await rowsOf('refund')).toBe(10);
});

async function persist<T>(call: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left -= 1)
    try {
      return await call();
    } catch (error) {
      if (left === 0) throw error;
    }
}

async function rowsOf(table: string): Promise<number> {
  const { rows } = await database.pool.query(`SELECT count(*)::int AS n FROM stripe_sandbox.${table}`);
  return rows[0].n;
}

/** The same chances in every run (Park and Miller's generator). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
