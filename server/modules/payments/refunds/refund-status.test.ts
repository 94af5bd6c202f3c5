import { expect, test } from '@jest/globals';
import { REFUND_MOVES, REFUND_STATUSES, type RefundStatus, statusesBefore } from './refund-status.js';

test('every status but the first can be reached, and none is the end of money that may still move', () => {
  const reached = new Set<RefundStatus>(['requested']);
  for (const from of reached) for (const to of REFUND_MOVES[from]) reached.add(to);
  expect([...reached].sort()).toEqual([...REFUND_STATUSES].sort());
  for (const from of REFUND_STATUSES) expect(REFUND_MOVES[from].length).toBeGreaterThan(0);
});

test('a refund that succeeded is never tried, refused or cancelled afterwards', () => {
  expect(REFUND_MOVES.succeeded).toEqual(['failed']);
});

test('statuses before another are those whose moves name it', () => {
  expect(statusesBefore('cancelled')).toEqual(['requested', 'refused', 'failed']);
  expect(statusesBefore('requested')).toEqual([]);
  expect(statusesBefore('failed')).toEqual(['requested', 'processing', 'succeeded', 'refused', 'cancelled']);
});
