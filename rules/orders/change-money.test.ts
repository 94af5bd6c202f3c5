import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type ChangedOrder,
  decideChange,
  EXTRA_PENCE_MIN,
  type RequestedChange,
  splitRefund,
} from './change-money.js';
import { refundDeadline } from './refund-window.js';

const DATE = '2026-12-04';
const DEADLINE = refundDeadline(DATE)!;
const inTime = new Date(DEADLINE.getTime() - 1);

const order: ChangedOrder = {
  status: 'processing',
  isPaid: true,
  collectionDate: DATE,
  payments: [
    { paymentIntent: 'first', leftPence: 30_000 },
    { paymentIntent: 'extra', leftPence: 2_999 },
  ],
};

describe('the money of a change', () => {
  it('cancelling in time refunds what is left of every payment, newest first', () => {
    expect(decideChange(order, { kind: 'cancel' }, inTime)).toEqual({
      kind: 'refund',
      refundPence: 32_999,
      extraPence: 0,
      deadline: DEADLINE,
      reason: null,
      refunds: [
        { paymentIntent: 'extra', amountPence: 2_999 },
        { paymentIntent: 'first', amountPence: 30_000 },
      ],
    });
  });

  it('at the deadline it is refused, a millisecond before it is not', () => {
    expect(decideChange(order, { kind: 'cancel' }, DEADLINE)).toMatchObject({
      kind: 'refused',
      reason: 'tooLate',
    });
    expect(decideChange(order, { kind: 'cancel' }, inTime).kind).toBe('refund');
  });

  it.each([
    ['shipped', true, 'underWay'],
    ['delivered', true, 'underWay'],
    ['cancelled', true, 'cancelled'],
    ['processing', false, 'unpaid'],
  ])('an order that is %s, paid: %s, is refused', (status, isPaid, reason) => {
    expect(decideChange({ ...order, status, isPaid }, { kind: 'details' }, inTime)).toMatchObject({
      kind: 'refused',
      reason,
    });
  });

  it('date and addresses are free', () => {
    expect(decideChange(order, { kind: 'details' }, inTime)).toMatchObject({ kind: 'free', refunds: [] });
  });

  it.each([
    ['a dearer shipment costs the difference', 3000, 'extra', 0, 3000],
    ['a cheaper one refunds it', -1400, 'refund', 1400, 0],
    ['the same price is free', 0, 'free', 0, 0],
    ['29p is not asked for', 29, 'free', 0, 0],
    ['30p is', 30, 'extra', 0, 30],
    ['one penny is refunded', -1, 'refund', 1, 0],
  ])('%s', (_what, duePence, kind, refundPence, extraPence) => {
    const money = decideChange(order, { kind: 'price', duePence }, inTime);
    expect(money).toMatchObject({ kind, refundPence, extraPence });
  });

  it('nothing is refunded that was refunded before', () => {
    const spent = { ...order, payments: [{ paymentIntent: 'first', leftPence: 500 }] };
    expect(decideChange(spent, { kind: 'price', duePence: -2999 }, inTime).refundPence).toBe(500);
    const all = { ...order, payments: [{ paymentIntent: 'first', leftPence: 0 }] };
    expect(decideChange(all, { kind: 'cancel' }, inTime)).toMatchObject({ kind: 'free', refundPence: 0 });
  });

  it('always adds up: one sum at most, never more than what is left, and parts that no payment cannot give', () => {
    fc.assert(
      fc.property(orders(), wishes(), fc.integer({ min: -2, max: 2 }), (changed, wanted, ms) => {
        const deadline = refundDeadline(changed.collectionDate);
        const now = new Date((deadline?.getTime() ?? 0) + ms);
        const money = decideChange(changed, wanted, now);
        const left = changed.payments.reduce((sum, payment) => sum + payment.leftPence, 0);
        expect(money.kind === 'refused').toBe(money.reason !== null);
        expect(money.kind === 'refund').toBe(money.refundPence > 0);
        expect(money.kind === 'extra').toBe(money.extraPence > 0);
        expect(money.extraPence === 0 || money.extraPence >= EXTRA_PENCE_MIN).toBe(true);
        expect(money.refundPence).toBeLessThanOrEqual(left);
        expect(money.refunds.reduce((sum, part) => sum + part.amountPence, 0)).toBe(money.refundPence);
        for (const { paymentIntent, amountPence } of money.refunds) {
          const payment = changed.payments.find((one) => one.paymentIntent === paymentIntent);
          expect(amountPence).toBeGreaterThan(0);
          expect(amountPence).toBeLessThanOrEqual(payment!.leftPence);
        }
        if (changed.status === 'processing' && changed.isPaid)
          expect(money.reason).toBe(deadline && now >= deadline ? 'tooLate' : null);
        if (wanted.kind === 'cancel' && !money.reason) expect(money.refundPence).toBe(left);
      }),
      { numRuns: 5_000 },
    );
  });

  it('a refund too large for its payments is as large as they are', () => {
    expect(splitRefund(100, [{ paymentIntent: 'first', leftPence: 40 }])).toEqual([
      { paymentIntent: 'first', amountPence: 40 },
    ]);
  });
});

function orders(): fc.Arbitrary<ChangedOrder> {
  const pence = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 }));
  return fc.record({
    status: fc.constantFrom('processing', 'processing', 'processing', 'shipped', 'cancelled'),
    isPaid: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
    collectionDate: fc.constantFrom(
      null,
      '2026-10-25',
      '2026-10-26',
      '2026-12-04',
      '2027-03-28',
      '2027-03-29',
    ),
    payments: fc
      .array(pence, { minLength: 1, maxLength: 4 })
      .map((all) => all.map((leftPence, index) => ({ paymentIntent: `pi_${index}`, leftPence }))),
  });
}

function wishes(): fc.Arbitrary<RequestedChange> {
  return fc.oneof(
    fc.constant<RequestedChange>({ kind: 'cancel' }),
    fc.constant<RequestedChange>({ kind: 'details' }),
    fc.integer({ min: -100_000, max: 100_000 }).map((duePence) => ({ kind: 'price' as const, duePence })),
  );
}
