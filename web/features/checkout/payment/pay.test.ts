import { describe, expect, it } from '@jest/globals';
import { lost, opened, payWith, proxyPage, refusal, shipment } from './payment-fakes';

const TWO_BOXES = shipment('two boxes');

describe('paying by card', () => {
  it('asks in the order of the specification and ends with the order', async () => {
    const { flow, order, reports, paymentStore } = payWith();
    await expect(flow.pay(TWO_BOXES)).resolves.toEqual({ step: 'succeeded', orderId: 'order_1' });
    expect(order()).toEqual([
      'createPaymentMethod',
      'openCheckout',
      'createPaymentIntent',
      'confirmCardPayment',
      'finalizeCheckout',
      'clearShipment',
    ]);
    expect(reports).toEqual([
      { step: 'creating' },
      { step: 'processing', isPaid: false },
      { step: 'processing', isPaid: true },
      { step: 'succeeded', orderId: 'order_1' },
    ]);
    expect(paymentStore.read()).toBeNull();
  });

  it('a double click is one payment', async () => {
    const { flow, callCount } = payWith();
    const [first, second] = await Promise.all([flow.pay(TWO_BOXES), flow.pay(TWO_BOXES)]);
    expect(first).toBe(second);
    expect(callCount('confirmCardPayment')).toBe(1);
    expect(callCount('openCheckout')).toBe(1);
  });

  it('a wallet goes the way of a card, without the card field, and two presses of it or of Pay are one payment', async () => {
    const { flow, order, asked } = payWith();
    const byWallet = async () => ({ id: 'pm_wallet' });
    const ends = await Promise.all([
      flow.pay(TWO_BOXES, byWallet),
      flow.pay(TWO_BOXES, byWallet),
      flow.pay(TWO_BOXES),
    ]);
    expect(new Set(ends)).toEqual(new Set([{ step: 'succeeded', orderId: 'order_1' }]));
    expect(order()).toEqual([
      'openCheckout',
      'createPaymentIntent',
      'confirmCardPayment',
      'finalizeCheckout',
      'clearShipment',
    ]);
    const confirmed = asked.find(({ call }) => call === 'confirmCardPayment');
    expect(confirmed?.with).toEqual(['pi_1_secret', 'pm_wallet']);
  });

  it('a declined wallet says what a declined card says, and the card pays the same checkout', async () => {
    const declined = { error: { type: 'card_error', code: 'card_declined' } };
    const script = { confirmCardPayment: [declined, declined, { status: 'succeeded' }] };
    const { flow, asked, callCount } = payWith(script);
    const byWallet = await flow.pay(TWO_BOXES, async () => ({ id: 'pm_wallet' }));
    expect(await flow.pay(TWO_BOXES)).toEqual(byWallet);
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ step: 'succeeded' });
    const keys = asked.filter(({ call }) => call === 'openCheckout').map((one) => one.with[1]);
    expect(new Set(keys)).toEqual(new Set(['key_1']));
    expect(callCount('cancelPayment')).toBe(0);
  });

  it('after a decline the same checkout and the same intent are tried again', async () => {
    const declined = { error: { type: 'card_error', code: 'card_declined' } };
    const { flow, asked } = payWith({ confirmCardPayment: [declined, { status: 'succeeded' }] });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({
      step: 'failed',
      failure: {
        reason: 'card',
        charged: 'no',
        message: expect.stringContaining("You haven't been charged"),
      },
    });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ step: 'succeeded' });
    const keys = asked.filter(({ call }) => call === 'openCheckout').map((one) => one.with[1]);
    expect(keys).toEqual(['key_1', 'key_1']);
    expect(asked.some(({ call }) => call === 'cancelPayment')).toBe(false);
  });

  it('another shipment after a decline withdraws the first payment and gets a key of its own', async () => {
    const declined = { error: { type: 'card_error', code: 'card_declined' } };
    const { flow, asked, order } = payWith({ confirmCardPayment: [declined, { status: 'succeeded' }] });
    await flow.pay(TWO_BOXES);
    await flow.pay(shipment('three boxes'));
    expect(asked.find(({ call }) => call === 'cancelPayment')?.with).toEqual(['pi_1']);
    expect(order().lastIndexOf('openCheckout')).toBeGreaterThan(order().indexOf('cancelPayment'));
    expect(asked.filter(({ call }) => call === 'openCheckout').map((one) => one.with[1])).toEqual([
      'key_1',
      'key_2',
    ]);
  });

  it('a lost answer before the bank is asked is fetched again under the same key', async () => {
    const { flow, asked } = payWith({
      openCheckout: [lost(), lost(), { checkoutId: 'checkout_1' }],
      createPaymentIntent: [lost(), { paymentIntentId: 'pi_1', clientSecret: 's' }],
    });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ step: 'succeeded' });
    expect(new Set(asked.filter(({ call }) => call === 'openCheckout').map((one) => one.with[1]))).toEqual(
      new Set(['key_1']),
    );
  });

  it('keeps the key when the checkout could not be opened for want of a connection', async () => {
    const { flow, asked } = payWith({ openCheckout: [lost(), lost(), lost(), { checkoutId: 'checkout_1' }] });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({
      failure: { reason: 'network', charged: 'no' },
    });
    await flow.pay(TWO_BOXES);
    expect(new Set(asked.filter(({ call }) => call === 'openCheckout').map((one) => one.with[1])).size).toBe(
      1,
    );
  });

  it('pays a checkout that was opened earlier without opening another', async () => {
    const { flow, asked, callCount } = payWith();
    await flow.pay(opened('checkout_7'));
    expect(callCount('openCheckout')).toBe(0);
    expect(asked.find(({ call }) => call === 'createPaymentIntent')?.with).toEqual(['checkout_7']);
  });
});

describe('a payment refused before the bank is asked', () => {
  it.each([
    ['PAYMENT_UNAVAILABLE', 'provider', "can't reach the card service"],
    ['TOO_MANY_ATTEMPTS', 'tooManyAttempts', 'No.'],
    ['BAD_INPUT', 'details', 'Correct it'],
    ['CONFLICT', 'closed', 'No.'],
    ['TOKEN_EXPIRED', 'session', 'Please login again.'],
    ['UNAUTHENTICATED', 'session', 'Please login again.'],
    ['INTERNAL', 'unexpected', 'Failed to create checkout'],
    ['SERVICE_UNAVAILABLE', 'unexpected', 'Wait a moment'],
  ])('%s when the checkout opens charges nothing and says so', async (code, reason, text) => {
    const { flow, callCount } = payWith({ openCheckout: [refusal(code)] });
    const end = await flow.pay(TWO_BOXES);
    expect(end).toMatchObject({ step: 'failed', failure: { reason, charged: 'no' } });
    expect(JSON.stringify(end)).toContain(text);
    expect(JSON.stringify(end)).toContain("ou haven't been charged");
    expect(callCount('confirmCardPayment')).toBe(0);
  });

  it('a server that cannot answer is asked again after the time it names', async () => {
    const away = refusal('SERVICE_UNAVAILABLE', 'No.', { retryAfter: 2 });
    const { flow, waits } = payWith({ openCheckout: [away, { checkoutId: 'checkout_1' }] });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ step: 'succeeded' });
    expect(waits.some((wait) => wait >= 2_000 && wait <= 3_000)).toBe(true);
  });

  it.each([
    ['the shop', refusal('SERVICE_UNAVAILABLE', 'No.', { retryAfter: 3600 })],
    ['a page of a proxy', proxyPage({ 'Retry-After': '3600' })],
  ])('a long wait that %s asks for is left to the person', async (_who, away) => {
    const { flow, waits, callCount, asked } = payWith({
      openCheckout: [away, { checkoutId: 'checkout_1' }],
    });
    const end = await flow.pay(TWO_BOXES);
    expect(end).toMatchObject({ failure: { reason: 'unexpected', charged: 'no' } });
    expect(JSON.stringify(end)).toContain('press Pay again');
    expect([waits, callCount('openCheckout')]).toEqual([[], 1]);
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ step: 'succeeded' });
    const keys = asked.filter(({ call }) => call === 'openCheckout').map((one) => one.with[1]);
    expect(keys).toEqual(['key_1', 'key_1']);
  });

  it.each([
    ['a busy shop', refusal('SERVICE_UNAVAILABLE', 'No.', { retryAfter: 3600 })],
    ['a lost connection', lost()],
    ['a fault', refusal('INTERNAL')],
  ])('%s when the payment begins promises nothing about other tabs', async (_, away) => {
    const { flow } = payWith({ createPaymentIntent: [away] });
    const { message } = ((await flow.pay(opened('checkout_7'))) as { failure: { message: string } }).failure;
    expect(message).toContain('This attempt has charged nothing');
    expect(message).toContain('for this shipment in another tab');
    expect(message).not.toContain("ou haven't been charged");
  });

  it('changed prices when the checkout opens charge nothing, and the new total is to be agreed to', async () => {
    const { flow, callCount, paymentStore } = payWith({ openCheckout: [{ newTotalPence: 45_000 }] });
    expect(await flow.pay(TWO_BOXES)).toMatchObject({
      step: 'failed',
      failure: { reason: 'pricesChanged', charged: 'no', newTotalPence: 45_000 },
    });
    expect(callCount('createPaymentIntent')).toBe(0);
    expect(paymentStore.read()).toBeNull();
  });

  it('changed prices come with the new total', async () => {
    const { flow } = payWith({ createPaymentIntent: [{ newTotalPence: 45_000 }] });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ failure: { newTotalPence: 45_000 } });
  });

  it('changed prices of a checkout opened earlier send the customer back to the cart', async () => {
    const { flow } = payWith({ createPaymentIntent: [{ newTotalPence: 45_000 }] });
    const end = await flow.pay(opened('checkout_7'));
    expect(end).toMatchObject({
      failure: { message: expect.stringContaining('check out again from your cart') },
    });
  });

  it('refused fields are named', async () => {
    const fields = [{ field: 'deliveryAddress.postcode', message: 'Postal code is required' }];
    const { flow } = payWith({ openCheckout: [refusal('BAD_INPUT', 'Postal code is required', { fields })] });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ failure: { fields } });
  });

  it('a checkout that another tab has paid leads to its order', async () => {
    const { flow, callCount } = payWith({
      createPaymentIntent: [refusal('CONFLICT', 'Checkout is already paid')],
      readCheckout: [{ status: 'FINALIZED', orderId: 'order_9' }],
    });
    await expect(flow.pay(TWO_BOXES)).resolves.toEqual({ step: 'succeeded', orderId: 'order_9' });
    expect(callCount('confirmCardPayment')).toBe(0);
  });

  it.each([
    ['nobody answers', lost(), 'unanswered', 3],
    ['the session is over', refusal('TOKEN_EXPIRED'), 'session', 1],
  ])(
    'a checkout that may be paid is not called unpaid when %s, and the next look finds its order',
    async (_case, error, reason, times) => {
      const order = { status: 'FINALIZED', orderId: 'order_9' };
      const { flow, callCount } = payWith({
        createPaymentIntent: [refusal('CONFLICT', 'Checkout is already paid')],
        readCheckout: [...Array(times).fill(error), order],
      });
      await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ failure: { reason, charged: 'unknown' } });
      expect(callCount('readCheckout')).toBe(times);
      await expect(flow.recover()).resolves.toEqual({ step: 'succeeded', orderId: 'order_9' });
      expect(callCount('confirmCardPayment')).toBe(0);
    },
  );

  it('a checkout whose money is being looked into is neither paid again nor called unpaid', async () => {
    const { flow, paymentStore } = payWith({
      createPaymentIntent: [refusal('CONFLICT', 'We are looking into it.')],
      readCheckout: [{ status: 'REVIEW', orderId: null }],
    });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ failure: { charged: 'yes' } });
    expect(paymentStore.read()?.idempotencyKey).toBe('key_1');
  });

  it('a checkout that was closed makes room for a new one', async () => {
    const { flow, paymentStore } = payWith({
      createPaymentIntent: [refusal('CONFLICT', 'This checkout is closed.')],
    });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({
      failure: { reason: 'closed', charged: 'no' },
    });
    expect(paymentStore.read()).toBeNull();
  });

  it('an incomplete card reaches neither the server nor the bank', async () => {
    const incomplete = {
      type: 'validation_error',
      code: 'incomplete_number',
      message: 'Your card number is incomplete.',
    };
    const { flow, order } = payWith({ createPaymentMethod: [{ error: incomplete }] });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({
      failure: { reason: 'card', message: "Your card number is incomplete. You haven't been charged." },
    });
    expect(order()).toEqual(['createPaymentMethod']);
  });

  it('a provider that is down is named, not the card', async () => {
    const { flow } = payWith({ createPaymentMethod: [lost()] });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({
      failure: { reason: 'provider', charged: 'no' },
    });
  });
});
