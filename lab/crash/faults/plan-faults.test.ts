import { expect, test } from '@jest/globals';
import { Chances } from '../../../server/test/rubbish/chances.js';
import { FAULT_KINDS, FAULTS } from './fault-kinds.js';
import { planFaults } from './plan-faults.js';

test('the same seed plans the same faults, another seed others', () => {
  const plan = (seed: number) => planFaults(100, FAULT_KINDS, new Chances(seed));
  expect(plan(7)).toEqual(plan(7));
  expect(plan(7)).not.toEqual(plan(8));
});

test('every kind is planned once before any is planned twice', () => {
  const kinds = planFaults(60, FAULT_KINDS, new Chances(1)).map(({ kind }) => kind);
  expect(new Set(kinds.slice(0, FAULT_KINDS.length)).size).toBe(FAULT_KINDS.length);
  expect(kinds).toHaveLength(60);
});

test('beyond that a kind is planned as often as the table says', () => {
  const kinds = ['server-killed', 'server-frozen'] as const;
  const planned = planFaults(7_000, kinds, new Chances(3)).filter(({ kind }) => kind === 'server-frozen');
  const { 'server-killed': killed, 'server-frozen': frozen } = FAULTS;
  const expected = (7_000 * frozen.weight) / (killed.weight + frozen.weight);
  expect(Math.abs(planned.length - expected)).toBeLessThan(expected / 10);
});
