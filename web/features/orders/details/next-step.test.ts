import { describe, expect, it } from '@jest/globals';
import { nextStep } from './next-step';

const address = {
  line1: '1 Quay Street',
  line2: '',
  city: 'Hull',
  state: '',
  postcode: 'HU1 1AA',
  country: 'United Kingdom',
};
const order = {
  status: 'PROCESSING',
  paymentStatus: 'PAID',
  collectionDate: '2026-11-28',
  origin: address,
  deliveryAddress: { ...address, city: 'Sydney' },
  customer: { name: 'Ada', email: 'ada@example.com', phone: '' },
  paid: { minorUnits: 41_200 },
} as Parameters<typeof nextStep>[0];
const PROMISE = 'Cancel for nothing until 24 hours before we come.';
const TODAY = '2026-11-21';

describe('what happens next with an order', () => {
  it('is the collection, with day and place', () => {
    const { title, text } = nextStep(order, TODAY, PROMISE);
    expect(title).toBe('We collect on Saturday 28 November 2026');
    expect(text).toContain('1 Quay Street, Hull, HU1 1AA');
  });

  it('on the day of collection says today and promises no refund any more', () => {
    const { title, text } = nextStep({ ...order, collectionDate: TODAY }, TODAY, PROMISE);
    expect(title).toBe('We collect today');
    expect(text).not.toContain(PROMISE);
  });

  it('on the day before promises no refund any more', () => {
    expect(nextStep(order, '2026-11-26', PROMISE).text).toContain(PROMISE);
    expect(nextStep(order, '2026-11-27', PROMISE).text).not.toContain(PROMISE);
  });

  it('without a date is an agreement, at the phone when there is one', () => {
    const undated = { ...order, collectionDate: null };
    expect(nextStep(undated, TODAY, PROMISE)).toMatchObject({
      title: "We'll agree the day with you",
      text: expect.stringContaining('ada@example.com'),
    });
    const reachable = { ...undated, customer: { ...order.customer, phone: '020 7946 0000' } };
    expect(nextStep(reachable, TODAY, PROMISE).text).toContain('020 7946 0000');
  });

  it('after the planned day does not claim that anything was collected', () => {
    expect(nextStep({ ...order, collectionDate: '2026-11-20' }, TODAY, PROMISE).title).toBe(
      'Collection was planned for 20 November 2026',
    );
  });

  it.each([
    ['SHIPPED', 'on its way to Sydney'],
    ['IN_TRANSIT', 'in transit to Sydney'],
    ['DELIVERED', 'Delivered'],
    ['CANCELLED', 'cancelled'],
  ] as const)('of status %s is told as such', (status, text) => {
    expect(nextStep({ ...order, status }, TODAY, PROMISE).title).toContain(text);
  });

  it('names the sum when a cancelled order was refunded', () => {
    const refunded = { ...order, status: 'CANCELLED', paymentStatus: 'REFUNDED' } as const;
    expect(nextStep(refunded, TODAY, PROMISE).text).toBe("We've refunded your payment of £412.00.");
  });
});
