import { expect, test } from '@jest/globals';
import { openSharedSandbox } from '../test/shared-sandbox.js';

const sandbox = openSharedSandbox();

const order = { amount: 5_000, currency: 'gbp' };

test('a payment goes from no method to confirmed to succeeded', async () => {
  const created = await sandbox.stripe.paymentIntents.create({ ...order, metadata: { checkout_id: 'c1' } });
  expect(created).toMatchObject({ status: 'requires_payment_method', amount: 5_000, amount_received: 0 });
  expect(created.client_secret).toMatch(new RegExp(`^${created.id}_secret_`));

  const chosen = await sandbox.stripe.paymentIntents.update(created.id, { payment_method: 'pm_card_visa' });
  expect(chosen.status).toBe('requires_confirmation');

  const paid = await sandbox.stripe.paymentIntents.confirm(created.id, {
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
    const intent = await sandbox.stripe.paymentIntents.create(order);
    await expect(
      sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: token }),
    ).rejects.toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: decline,
      message,
    });

    const after = await sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, message },
      latest_charge: { paid: false, status: 'failed', failure_code: code },
    });

    const paid = await sandbox.stripe.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_mastercard',
    });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  },
);

test('a payment held for capture has its money only when captured', async () => {
  const held = await sandbox.stripe.paymentIntents.create({
    ...order,
    capture_method: 'manual',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  expect(held).toMatchObject({ status: 'requires_capture', amount_capturable: 5_000, amount_received: 0 });

  const captured = await sandbox.stripe.paymentIntents.capture(held.id);
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
  await expect(sandbox.stripe.paymentIntents.create(params)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code,
  });
});

test('a move that the status does not allow is refused and changes nothing', async () => {
  const paid = await sandbox.stripe.paymentIntents.create({
    ...order,
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  const cancelled = await sandbox.stripe.paymentIntents.cancel(
    (await sandbox.stripe.paymentIntents.create(order)).id,
  );
  const unexpected = { statusCode: 400, code: 'payment_intent_unexpected_state' };

  expect(cancelled.status).toBe('canceled');
  await expect(sandbox.stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject(unexpected);
  await expect(sandbox.stripe.paymentIntents.confirm(paid.id)).rejects.toMatchObject(unexpected);
  await expect(sandbox.stripe.paymentIntents.update(paid.id, { amount: 60 })).rejects.toMatchObject(
    unexpected,
  );
  await expect(sandbox.stripe.paymentIntents.capture(paid.id)).rejects.toMatchObject(unexpected);
  await expect(sandbox.stripe.paymentIntents.cancel(cancelled.id)).rejects.toMatchObject(unexpected);
  await expect(
    sandbox.stripe.paymentIntents.confirm(cancelled.id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject(unexpected);
  expect(await sandbox.stripe.paymentIntents.retrieve(paid.id)).toMatchObject({
    status: 'succeeded',
    amount: 5_000,
  });
});

test('of a payment and its cancellation at the same moment exactly one wins', async () => {
  const intent = await sandbox.stripe.paymentIntents.create(order);
  const results = await Promise.allSettled([
    sandbox.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    sandbox.stripe.paymentIntents.cancel(intent.id),
  ]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
