import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GatewayRefused } from '../payments/gateway/gateway-errors.js';
import { reconcile } from './reconciler.js';
import { PaymentStage } from './test/payment-stage.js';

let stage: PaymentStage;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());

const reconcileLater = async (hours = 0.1) => {
  stage.passHours(hours);
  await reconcile(stage.deps());
};

test('a refund is carried out once, whoever is told of it and however often', async () => {
  const intentId = await paidWithRefund();

  await reconcileLater();
  await Promise.all([reconcileLater(), reconcile(stage.deps())]);
  expect(stage.gateway.refunds.filter((refund) => refund.intentId === intentId)).toHaveLength(1);
  expect(await stage.refundsOf(intentId)).toEqual([
    { reason: 'paid-twice', provider_refund: expect.stringMatching(/^re_/) },
  ]);
});

test('a refund whose answer was lost is asked for again under the same key', async () => {
  const intentId = await paidWithRefund();
  stage.gateway.spoil('refund', 'lost');

  await reconcileLater();
  await reconcileLater();
  expect(stage.gateway.refunds.filter((refund) => refund.intentId === intentId)).toHaveLength(1);
  expect(await stage.exceptionOf(intentId)).toBeNull();
});

test('a refund that turns out to have been given already is done, and nobody has to look at it', async () => {
  const intentId = await paidWithRefund();
  stage.gateway.spoil('refund', 'lost');
  await reconcileLater();
  stage.gateway.forgetKeys();

  await reconcileLater(30);
  expect(await stage.exceptionOf(intentId)).toBeNull();
  expect((await stage.refundsOf(intentId))[0]?.provider_refund).not.toBeNull();
});

test('a refund that is refused goes to a person, and is not asked for again the same day', async () => {
  const intentId = await paidWithRefund();
  stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not enough in the account.'));

  await reconcileLater();
  expect(await stage.exceptionOf(intentId)).toBe('refund refused: insufficient_funds');
  const asked = stage.gateway.countOf('refund');
  await reconcileLater(23);
  expect(stage.gateway.countOf('refund')).toBe(asked);
  await reconcileLater(2);
  expect((await stage.refundsOf(intentId))[0]?.provider_refund).toMatch(/^re_/);
});

test.each(['refused, and given by hand as the person was told', 'given, with the answer lost for a day'])(
  'a part of a payment is not given back twice: %s',
  async (what) => {
    const intentId = await paidWithRefund(1_000);
    const isRefused = what.startsWith('refused');
    stage.gateway.spoil('refund', isRefused ? new GatewayRefused('insufficient_funds', 'Not now.') : 'lost');
    await reconcileLater();
    if (isRefused)
      await stage.gateway.refund({ intentId, amountPence: 1_000, idempotencyKey: `by hand ${intentId}` });
    stage.gateway.forgetKeys();
    await reconcileLater(30);
    expect(stage.gateway.intents.get(intentId)?.refundedPence).toBe(1_000);
    expect(await stage.refundsOf(intentId)).toMatchObject([{ provider_refund: 'given before' }]);
    expect(await stage.exceptionOf(intentId)).toContain('a refund of £10.00 was taken as given already');
  },
);

async function paidWithRefund(amountPence?: number): Promise<string> {
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  await stage.rows(
    `insert into refunds (id, payment_intent, reason, amount_pence, next_check_at, created_at)
      values ($1, $2, 'paid-twice', $3, $4, $4)`,
    [randomUUID(), intent.id, amountPence ?? intent.amountPence, stage.now()],
  );
  return intent.id;
}
