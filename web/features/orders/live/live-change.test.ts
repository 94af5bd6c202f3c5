import { describe, expect, it } from '@jest/globals';
import { changeMessage } from './live-change';

const before = {
  status: 'PROCESSING',
  paymentStatus: 'PAID',
  trackingNumber: null,
  collectionDate: '2026-11-28',
} as const;

describe('the news of an open order', () => {
  it.each([
    [{ status: 'SHIPPED' }, 'Your order is now Shipped'],
    [{ status: 'CANCELLED', paymentStatus: 'REFUNDED' }, 'Your order is now Cancelled'],
    [{ paymentStatus: 'REFUNDED' }, "We've refunded your payment"],
    [{ trackingNumber: 'MAEU1234567' }, 'Your tracking number is MAEU1234567'],
    [{ collectionDate: '2026-12-01' }, 'We now collect on Tuesday 1 December 2026'],
    [{ collectionDate: null }, null],
    [{}, null],
  ] as const)('of %j is %s', (change, text) => {
    expect(changeMessage(before, { ...before, ...change })).toBe(text);
  });

  it('leaves out what readers did themselves, but not their money', () => {
    expect(changeMessage(before, { ...before, collectionDate: '2026-12-01' }, true)).toBeNull();
    expect(changeMessage(before, { ...before, status: 'CANCELLED' }, true)).toBeNull();
    expect(changeMessage(before, { ...before, status: 'CANCELLED', paymentStatus: 'REFUNDED' }, true)).toBe(
      "We've refunded your payment",
    );
  });
});
