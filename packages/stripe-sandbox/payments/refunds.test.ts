import { expect, test } from '@jest/globals';
import { openSharedSandbox } from '../test/shared-sandbox.js';

const sandbox = openSharedSandbox();

const order = { amount: 5_000, currency: 'gbp' };

test('refunds return parts, then the rest, and never more', async () => {
  const paid = await sandbox.stripe.paymentIntents.create({
    ...order,
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const part = await sandbox.stripe.refunds.create({ payment_intent: paid.id, amount: 2_000 });
  expect(part).toMatchObject({ amount: 2_000, status: 'succeeded', payment_intent: paid.id });

  await expect(
    sandbox.stripe.refunds.create({ payment_intent: paid.id, amount: 3_001 }),
  ).rejects.toMatchObject({
    statusCode: 400,
    param: 'amount',
  });
  expect(await sandbox.stripe.refunds.create({ payment_intent: paid.id })).toMatchObject({ amount: 3_000 });
  await expect(sandbox.stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });

  const charge = await sandbox.stripe.charges.retrieve(paid.latest_charge as string);
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 5_000 });
  const refunds = await sandbox.stripe.refunds.list({ payment_intent: paid.id });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([3_000, 2_000]);
});

test('two refunds of the whole at the same moment refund the whole once', async () => {
  const paid = await sandbox.stripe.paymentIntents.create({
    ...order,
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const refund = () => sandbox.stripe.refunds.create({ payment_intent: paid.id, amount: 5_000 });
  const results = await Promise.allSettled([refund(), refund()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an unpaid payment has nothing to refund', async () => {
  const intent = await sandbox.stripe.paymentIntents.create(order);
  await expect(sandbox.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    param: 'payment_intent',
  });
});
