import { expect, test } from '@jest/globals';
import { dueByTransfer, toReturn, transferState } from './bank-transfer.js';

const sums = { totalPence: 10_000, heldPence: 0, isWaiting: true, isBooked: false };

test.each([
  ['nothing arrived', 0, 10_000],
  ['a part', 4_000, 6_000],
  ['more than the price', 10_001, 0],
])('while it waits and %s, the rest is due and nothing is to be returned', (_what, heldPence, due) => {
  const booking = { ...sums, heldPence };
  expect([dueByTransfer(booking), toReturn(booking), transferState(booking)]).toEqual([due, 0, 'waiting']);
});

test.each([
  ['booked with the price', 10_000, true, 0, 'booked'],
  ['booked with a surplus', 10_500, true, 500, 'to_return'],
  ['ended without money', 0, false, 0, 'ended'],
  ['ended with a part, or paid by card', 4_000, false, 4_000, 'to_return'],
] as const)('one that is %s', (_what, heldPence, isBooked, back, state) => {
  const booking = { ...sums, heldPence, isBooked, isWaiting: false };
  expect([dueByTransfer(booking), toReturn(booking), transferState(booking)]).toEqual([0, back, state]);
});
