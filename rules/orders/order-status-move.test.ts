import { expect, it } from '@jest/globals';
import { needsReason, unusualMove } from './order-status-move.js';

it.each([
  ['processing', 'shipped'],
  ['shipped', 'in_transit'],
  ['in_transit', 'delivered'],
  ['processing', 'cancelled'],
  ['delivered', 'cancelled'],
  ['shipped', 'shipped'],
  ['cancelled', 'cancelled'],
] as const)('from %s to %s needs no reason', (from, to) => {
  expect(needsReason(from, to)).toBe(false);
});

it.each([
  ['processing', 'in_transit', 'skipsStep'],
  ['processing', 'delivered', 'skipsStep'],
  ['shipped', 'delivered', 'skipsStep'],
  ['shipped', 'processing', 'goesBack'],
  ['delivered', 'in_transit', 'goesBack'],
  ['cancelled', 'processing', 'reopens'],
  ['cancelled', 'shipped', 'reopens'],
] as const)('from %s to %s needs one: it %s', (from, to, why) => {
  expect(unusualMove(from, to)).toBe(why);
  expect(needsReason(from, to)).toBe(true);
});
