import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { startDatabase, startSandbox } from './test/sandbox-server.js';

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

test('a payment goes from no method to confirmed to succeeded', async () => {
  const created = await stripe.paymentIntents.create({ ...order, metadata: { checkout_id: 'c1' } });
  expect(created).toMatchObject({ status: 'requires_payment_method', amount: 5_000, amount_received: 0 });
  expect(created.client_secret).toMatch(new RegExp(`^${created.id}_secret_`));

  const chosen = await stripe.paymentIntents.update(created.id, { payment_method: 'pm_card_visa' });
  expect(chosen.status).toBe('requires_confirmation');

  const paid = await stripe.paymentIntents.confirm(created.id, {
    expand: ['latest_charge', 'payment_method'],
  });
  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 5_000,
    metadata: { checkout_id: 'c1' },
    latest_charge: { paid: true, amount: 5_000, payment_method_details: { card: { last4: '4242' } } },
    payment_method: { type: 'card', card: { brand: 'visa', last4: '4242' } },
  });
});

test.each([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'Your card was declined.'],
  [
    'pm_card_chargeDeclinedInsufficientFunds',
    'card_declined',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card', 'Your card has expired.'],
  [
    'pm_card_chargeDeclinedIncorrectCvc',
    'incorrect_cvc',
    'incorrect_cvc',
    "Your card's security code is incorrect.",
  ],
])(
  '%s is declined in words of Stripe, and the payment can be tried again',
  async (token, code, decline, message) => {
    const intent = await stripe.paymentIntents.create(order);
    await expect(stripe.paymentIntents.confirm(intent.id, { payment_method: token })).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: decline,
      message,
    });

    const after = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, message },
      latest_charge: { paid: false, status: 'failed', failure_code: code },
    });

    const paid = await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_mastercard' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  },
);

test('a payment held for capture has its money only when captured', async () => {
  const held = await stripe.paymentIntents.create({
    ...order,
    capture_method: 'manual',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 5_000, amount_received: 0 });

  const captured = await stripe.paymentIntents.capture(held.id);
  expect(captured).toMatchObject({ status: 'succeeded', amount_received: 5_000 });
});

test.each([
  ['amount_too_small', { amount: 29, currency: 'gbp' }],
  ['amount_too_large', { amount: 100_000_000, currency: 'gbp' }],
  ['parameter_missing', { amount: undefined as unknown as number, currency: 'gbp' }],
  ['parameter_unknown', { ...order, colour: 'red' }],
  ['resource_missing', { ...order, payment_method: 'pm_none' }],
  [undefined, { amount: 5_000, currency: 'zzz' }],
])('a payment that cannot be is refused with %s', async (code, params) => {
  await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code,
  });
});

test('a move that the status does not allow is refused and changes nothing', async () => {
  const paid = await stripe.paymentIntents.create({
    ...order,
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const cancelled = await stripe.paymentIntents.cancel((await stripe.paymentIntents.create(order)).id);
  const unexpected = { statusCode: 400, code: 'payment_intent_unexpected_state' };

  expect(cancelled.status).toBe('canceled');
  await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject(unexpected);
  await expect(stripe.paymentIntents.confirm(paid.id)).rejects.toMatchObject(unexpected);
  await expect(stripe.paymentIntents.update(paid.id, { amount: 60 })).rejects.toMatchObject(unexpected);
  await expect(stripe.paymentIntents.capture(paid.id)).rejects.toMatchObject(unexpected);
  await expect(stripe.paymentIntents.cancel(cancelled.id)).rejects.toMatchObject(unexpected);
  await expect(
    stripe.paymentIntents.confirm(cancelled.id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject(unexpected);
  expect(await stripe.paymentIntents.retrieve(paid.id)).toMatchObject({ status: 'succeeded', amount: 5_000 });
});

test('of a payment and its cancellation at the same moment exactly one wins', async () => {
  const intent = await stripe.paymentIntents.create(order);
  const results = await Promise.allSettled([
    stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    stripe.paymentIntents.cancel(intent.id),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('refunds give back parts, then the rest, and never more', async () => {
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

test('two refunds of the whole at the same moment give back the whole once', async () => {
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

test('lists run from new to old, page by page, between two moments', async () => {
  const before = Math.floor(Date.now() / 1000);
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await stripe.paymentIntents.create(order)).id);

  const first = await stripe.paymentIntents.list({ limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.has_more).toBe(true);

  const second = await stripe.paymentIntents.list({ limit: 2, starting_after: ids[1] });
  expect(second.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));

  const back = await stripe.paymentIntents.list({ limit: 2, ending_before: ids[3] });
  expect(back.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));

  const all: string[] = [];
  for await (const { id } of stripe.paymentIntents.list({ limit: 2, created: { gte: before } })) all.push(id);
  expect(all.slice(0, 5)).toEqual(ids);
  expect((await stripe.paymentIntents.list({ created: { lt: 1 } })).data).toEqual([]);
});

test('a customer is kept, and a missing object is a 404', async () => {
  const customer = await stripe.customers.create({ email: 'ann@example.com', metadata: { user: '7' } });
  expect(await stripe.customers.retrieve(customer.id)).toEqual(customer);
  const absent = { statusCode: 404, code: 'resource_missing' };
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject(absent);
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject(absent);
  await expect(stripe.charges.retrieve('ch_none')).rejects.toMatchObject(absent);
  await expect(stripe.refunds.retrieve('re_none')).rejects.toMatchObject(absent);
  await expect(stripe.events.retrieve('evt_none')).rejects.toMatchObject(absent);
});
