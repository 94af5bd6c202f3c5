import { expect, it } from '@jest/globals';
import { needsReason } from './order-status-move.js';

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
  ['processing', 'in_transit'],
  ['processing', 'delivered'],
  ['shipped', 'delivered'],
  ['shipped', 'processing'],
  ['delivered', 'in_transit'],
  ['cancelled', 'processing'],
  ['cancelled', 'shipped'],
] as const)('from %s to %s needs one', (from, to) => {
  expect(needsReason(from, to)).toBe(true);
});
