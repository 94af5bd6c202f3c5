import { expect, test } from '@jest/globals';
import { ATTEMPT_MOVES, ATTEMPT_STATUSES, attemptStatusesBefore } from '../../payments/attempt-status.js';
import { CHECKOUT_MOVES, CHECKOUT_STATUSES, type CheckoutStatus, moveCheckout } from './checkout-status.js';

const BEFORE = new Date('2026-11-21T10:00:00Z');
const NOW = new Date('2026-11-22T10:00:00Z');

const PAIRS = CHECKOUT_STATUSES.flatMap((from) => CHECKOUT_STATUSES.map((to) => [from, to] as const));

test.each(PAIRS)('a checkout moves from %s to %s only as the table says', (from, to) => {
  const checkout: { status: CheckoutStatus; updatedAt: Date } = { status: from, updatedAt: BEFORE };
  if (from === to || CHECKOUT_MOVES[from].includes(to)) {
    moveCheckout(checkout, to, NOW);
    expect(checkout).toEqual({ status: to, updatedAt: from === to ? BEFORE : NOW });
  } else {
    expect(() => moveCheckout(checkout, to, NOW)).toThrow(`from ${from} to ${to}`);
    expect(checkout).toEqual({ status: from, updatedAt: BEFORE });
  }
});

test('a checkout that has its order or was refunded stays so', () => {
  expect([CHECKOUT_MOVES.finalized, CHECKOUT_MOVES.refunded]).toEqual([[], []]);
});

test('no attempt is live again once it is over, and a success is the end', () => {
  for (const from of ['succeeded', 'cancelled', 'abandoned'] as const)
    expect(ATTEMPT_MOVES[from].filter((to) => to !== 'succeeded')).toEqual([]);
  expect(ATTEMPT_MOVES.succeeded).toEqual([]);
  expect(attemptStatusesBefore('succeeded')).toEqual(ATTEMPT_STATUSES.filter((one) => one !== 'succeeded'));
});
