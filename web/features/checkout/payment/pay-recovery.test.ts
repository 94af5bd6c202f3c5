import { describe, expect, it } from '@jest/globals';
import { lost, payWith, refusal, shipment, UNANSWERED } from './payment-fakes';

const TWO_BOXES = shipment('two boxes');
const reading = (status: string, orderId: string | null = null, checkoutStatus = 'AWAITING_PAYMENT') => ({
  status,
  orderId,
  checkoutStatus,
});
const written = reading('SUCCEEDED', 'order_1', 'FINALIZED');

describe('an answer that is lost while money moves', () => {
  it('an order that is not confirmed yet is waited for, and the customer hears of the payment', async () => {
    const { flow, reports } = payWith({
      finalizeCheckout: [refusal('PAYMENT_NOT_COMPLETED')],
      readPayment: [reading('PROCESSING'), lost(), reading('SUCCEEDED'), written],
    });
    await expect(flow.pay(TWO_BOXES)).resolves.toEqual({ step: 'succeeded', orderId: 'order_1' });
    expect(reports.filter(({ step }) => step === 'failed')).toEqual([]);
    expect(reports.at(-2)).toEqual({ step: 'processing', isPaid: true });
  });

  it.each([
    ['the browser lost the bank', [lost()]],
    ['the provider lost the bank', [{ error: { type: 'api_connection_error' } }]],
    ['the payment was made by another tab', [{ error: { code: 'payment_intent_unexpected_state' } }]],
    ['the bank takes its time', [{ status: 'processing' }]],
  ])('when %s, the server is asked and nothing is charged twice', async (_case, confirmCardPayment) => {
    const { flow, callCount } = payWith({
      confirmCardPayment,
      readPayment: [reading('PROCESSING'), written],
    });
    await expect(flow.pay(TWO_BOXES)).resolves.toEqual({ step: 'succeeded', orderId: 'order_1' });
    expect(callCount('confirmCardPayment')).toBe(1);
  });

  it('a payment that was not taken says so, once the server has said it twice', async () => {
    const { flow, callCount, paymentStore } = payWith({
      confirmCardPayment: [lost()],
      readPayment: [reading('FAILED'), reading('FAILED')],
    });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({
      failure: { reason: 'network', charged: 'no' },
    });
    expect(callCount('readPayment')).toBe(2);
    expect(paymentStore.read()).toMatchObject({ idempotencyKey: 'key_1', isUnanswered: false });
  });

  it('one "not taken" followed by a success is a success', async () => {
    const { flow } = payWith({ confirmCardPayment: [lost()], readPayment: [reading('FAILED'), written] });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ step: 'succeeded' });
  });

  it('never calls a payment failed that the provider has called paid', async () => {
    const { flow } = payWith({
      finalizeCheckout: [lost()],
      readPayment: [reading('FAILED'), reading('FAILED'), written],
    });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ step: 'succeeded' });
  });

  it('stays honest when nobody answers: perhaps charged, do not pay again', async () => {
    const { flow, paymentStore } = payWith({ confirmCardPayment: [lost()], readPayment: [lost()] });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({
      failure: { charged: 'unknown', message: expect.stringContaining("Don't pay again") },
    });
    expect(paymentStore.read()?.isUnanswered).toBe(true);
  });

  it('says charged when it was paid and the order is late', async () => {
    const { flow } = payWith({ finalizeCheckout: [lost()], readPayment: [lost()] });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({
      failure: {
        charged: 'yes',
        message: expect.stringContaining('We have your payment, but creating your order'),
      },
    });
  });

  it.each([
    [
      'before the server knows of the payment',
      { confirmCardPayment: [lost()], readPayment: [refusal('TOKEN_EXPIRED')] },
      'unknown',
    ],
    ['after the payment', { finalizeCheckout: [refusal('UNAUTHENTICATED')] }, 'yes'],
  ])(
    'a session that ends %s asks to sign in and keeps the payment in mind',
    async (_case, script, charged) => {
      const { flow, paymentStore } = payWith(script);
      await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ failure: { reason: 'session', charged } });
      expect(paymentStore.read()?.isUnanswered).toBe(true);
    },
  );

  it('a payment cancelled elsewhere is over', async () => {
    const { flow, paymentStore } = payWith({
      confirmCardPayment: [lost()],
      readPayment: [reading('CANCELLED')],
    });
    await expect(flow.pay(TWO_BOXES)).resolves.toEqual({ step: 'cancelled' });
    expect(paymentStore.read()).toBeNull();
  });

  it('money that arrived for a closed checkout is said to be on its way back', async () => {
    const { flow } = payWith({
      confirmCardPayment: [lost()],
      readPayment: [reading('SUCCEEDED', null, 'REFUNDED')],
    });
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ failure: { reason: 'refunded' } });
  });
});

describe('a payment left unanswered by an earlier page', () => {
  it('is looked up when the page opens', async () => {
    const { flow, order } = payWith({ readPayment: [written] }, UNANSWERED);
    await expect(flow.recover()).resolves.toEqual({ step: 'succeeded', orderId: 'order_1' });
    expect(order()).toEqual(['readPayment', 'clearShipment']);
  });

  it('is looked up before another press may charge anything', async () => {
    const { flow, callCount } = payWith({ readPayment: [written] }, UNANSWERED);
    await expect(flow.pay(shipment('three boxes'))).resolves.toEqual({
      step: 'succeeded',
      orderId: 'order_1',
    });
    expect(callCount('confirmCardPayment')).toBe(0);
  });

  it('that is still open blocks another payment', async () => {
    const { flow, callCount } = payWith({ readPayment: [lost()] }, UNANSWERED);
    await expect(flow.pay(TWO_BOXES)).resolves.toMatchObject({ failure: { charged: 'unknown' } });
    expect(callCount('createPaymentMethod')).toBe(0);
  });

  it('that was not taken is withdrawn before another shipment is paid', async () => {
    const { flow, order } = payWith({ readPayment: [reading('FAILED')] }, UNANSWERED);
    await expect(flow.pay(shipment('three boxes'))).resolves.toMatchObject({ step: 'succeeded' });
    expect(order().indexOf('cancelPayment')).toBeLessThan(order().indexOf('openCheckout'));
  });

  it('that wins the race against its withdrawal is the payment', async () => {
    const { flow, callCount } = payWith(
      { readPayment: [reading('FAILED'), reading('FAILED'), written], cancelPayment: [refusal('CONFLICT')] },
      UNANSWERED,
    );
    await expect(flow.pay(shipment('three boxes'))).resolves.toEqual({
      step: 'succeeded',
      orderId: 'order_1',
    });
    expect(callCount('confirmCardPayment')).toBe(0);
  });

  it('is not there: nothing is asked', async () => {
    const { flow, order } = payWith();
    await expect(flow.recover()).resolves.toEqual({ step: 'idle' });
    expect(order()).toEqual([]);
  });
});
