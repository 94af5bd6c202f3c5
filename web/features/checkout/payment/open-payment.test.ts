import { describe, expect, it } from '@jest/globals';
import { lost, payWith, refusal, UNANSWERED } from './payment-fakes';

const OPEN = { id: 'checkout_1', paymentIntentId: 'pi_1' };
const reading = (status: string, orderId: string | null = null) => ({
  status,
  orderId,
  checkoutStatus: 'AWAITING_PAYMENT',
});

describe('a checkout that was opened earlier', () => {
  it('can simply be paid when nothing was taken for it', async () => {
    const { flow, reports } = payWith({ readPayment: [reading('FAILED')] });
    await expect(flow.lookUp(OPEN)).resolves.toEqual({ step: 'idle' });
    expect(reports).toEqual([{ step: 'idle' }]);
  });

  it('leads to its order when another device has paid it', async () => {
    const { flow } = payWith({ readPayment: [reading('SUCCEEDED', 'order_5')] });
    await expect(flow.lookUp(OPEN)).resolves.toEqual({ step: 'succeeded', orderId: 'order_5' });
  });

  it('is waited for while its money is moving', async () => {
    const { flow, callCount } = payWith({
      readPayment: [reading('PROCESSING'), reading('SUCCEEDED', 'order_5')],
    });
    await expect(flow.lookUp(OPEN)).resolves.toEqual({ step: 'succeeded', orderId: 'order_5' });
    expect(callCount('confirmCardPayment')).toBe(0);
  });

  it('is cleared up first when this tab heard no answer for it', async () => {
    const { flow } = payWith({}, UNANSWERED);
    await expect(flow.lookUp({ id: 'checkout_1' })).resolves.toMatchObject({ step: 'succeeded' });
  });

  it('can be cancelled', async () => {
    const { flow, paymentStore } = payWith({}, { ...UNANSWERED, isUnanswered: false });
    await expect(flow.cancel(OPEN)).resolves.toEqual({ step: 'cancelled' });
    expect(paymentStore.read()).toBeNull();
  });

  it('can be cancelled before it ever had an intent', async () => {
    const { flow, order } = payWith();
    await expect(flow.cancel({ id: 'checkout_1' })).resolves.toEqual({ step: 'cancelled' });
    expect(order()).toEqual(['cancelCheckout']);
  });

  it('is ordered when the money was quicker than the cancellation', async () => {
    const paid = { status: 'FINALIZED', orderId: 'order_1' };
    const { flow } = payWith({ cancelCheckout: [refusal('CONFLICT')], readCheckout: [paid] });
    await expect(flow.cancel(OPEN)).resolves.toEqual({ step: 'succeeded', orderId: 'order_1' });
  });

  it('is followed to its order when the money was quicker and the order is not written yet', async () => {
    const { flow } = payWith({ cancelCheckout: [refusal('CONFLICT')], readCheckout: [lost()] });
    await expect(flow.cancel(OPEN)).resolves.toEqual({ step: 'succeeded', orderId: 'order_1' });
  });

  it.each([
    ['could not be read', lost(), 'unknown', "we don't know yet whether your card was charged"],
    ['waits for staff', { status: 'REVIEW', orderId: null }, 'yes', 'We have your payment'],
    ['is open after all', { status: 'AWAITING_PAYMENT', orderId: null }, 'unknown', "we don't know yet"],
  ])(
    'without a known intent that was not cancelled and %s promises no more than is known',
    async (_, read, charged, text) => {
      const { flow } = payWith({ cancelCheckout: [refusal('CONFLICT')], readCheckout: [read] });
      await expect(flow.cancel({ id: 'checkout_1' })).resolves.toMatchObject({
        failure: { charged, message: expect.stringContaining(text) },
      });
    },
  );

  it('says that it was not cancelled when nobody answers', async () => {
    const { flow } = payWith({ cancelCheckout: [lost()] });
    await expect(flow.cancel(OPEN)).resolves.toMatchObject({
      failure: { charged: 'no', message: expect.stringContaining('Failed to cancel payment') },
    });
  });
});
