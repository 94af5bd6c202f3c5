import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { startDatabase, startSandbox } from '../test/sandbox-server.js';

let database: Awaited<ReturnType<typeof startDatabase>>;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let stripe: Stripe;

beforeAll(async () => {
  database = await startDatabase();
  sandbox = await startSandbox(database.pool);
  stripe = sandbox.stripe;
});

afterAll(async () => {
  await sandbox?.end();
  await database?.end();
});

const order = { amount: 5_000, currency: 'gbp' };

test('refunds return parts, then the rest, and never more', async () => {
  const paid = await stripe.paymentIntents.create({
    ...order,
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const part = await stripe.refunds.create({ payment_intent: paid.id, amount: 2_000 });
  expect(part).toMatchObject({ amount: 2_000, status: 'succeeded', payment_intent: paid.id });

  await expect(stripe.refunds.create({ payment_intent: paid.id, amount: 3_001 })).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
  });
  expect(await stripe.refunds.create({ payment_intent: paid.id })).toMatchObject({ amount: 3_000 });
  await expect(stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });

  const charge = await stripe.charges.retrieve(paid.latest_charge as string);
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 5_000 });
  const refunds = await stripe.refunds.list({ payment_intent: paid.id });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([3_000, 2_000]);
});

test('two refunds of the whole at the same moment refund the whole once', async () => {
  const paid = await stripe.paymentIntents.create({
    ...order,
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const refund = () => stripe.refunds.create({ payment_intent: paid.id, amount: 5_000 });
  const results = await Promise.allSettled([refund(), refund()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an unpaid payment has nothing to refund', async () => {
  const intent = await stripe.paymentIntents.create(order);
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    param: 'payment_intent',
  });
});
