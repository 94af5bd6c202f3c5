import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changedPence, type PriceRounding } from './price-change.js';

const price = fc.integer({ min: 1, max: 9_999_999 });
const tenths = fc.integer({ min: -500, max: 1000 }).filter((one) => one !== 0);
const rounding = fc.constantFrom<PriceRounding>('penny', 'endsIn99');

describe('a price changed by percent', () => {
  it.each([
    [6_500, 50, 'penny', 6_825],
    [6_510, 75, 'penny', 6_998],
    [333, -500, 'penny', 167],
    [1, -500, 'penny', 1],
    [9_999_999, 1000, 'penny', 9_999_999],
    [0, 1000, 'penny', 0],
    [6_500, 50, 'endsIn99', 6_799],
    [6_500, 100, 'endsIn99', 7_199],
    [1_000, 10, 'endsIn99', 1_000],
    [1_000, -10, 'endsIn99', 999],
    [60, -100, 'endsIn99', 60],
  ] as const)(
    '%i pence by %i tenths of a percent, rounded by %s, is %i',
    (pence, percentTenths, by, after) => {
      expect(changedPence(pence, { percentTenths, rounding: by })).toBe(after);
    },
  );

  it('is within half a penny of the exact price, or half a pound of it', () => {
    fc.assert(
      fc.property(price, tenths, rounding, (pence, percentTenths, by) => {
        const exact = Math.min(9_999_999, (pence * (1000 + percentTenths)) / 1000);
        const after = changedPence(pence, { percentTenths, rounding: by });
        const isHeld = after === pence || after <= 99;
        expect(Math.abs(after - exact) <= (by === 'penny' ? 0.5 : 50.5) || isHeld).toBe(true);
      }),
    );
  });

  it('is whole, legal, and on the side of the old one that was asked for', () => {
    fc.assert(
      fc.property(price, tenths, rounding, (pence, percentTenths, by) => {
        const after = changedPence(pence, { percentTenths, rounding: by });
        expect(Number.isInteger(after) && after >= 1 && after <= 9_999_999).toBe(true);
        expect(Math.sign(after - pence)).not.toBe(-Math.sign(percentTenths));
        if (by === 'endsIn99' && after !== pence) expect(after % 100).toBe(99);
      }),
    );
  });

  it('keeps the order of two prices', () => {
    fc.assert(
      fc.property(price, price, tenths, (one, other, percentTenths) => {
        const step = { percentTenths, rounding: 'penny' } as const;
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(changedPence(less, step)).toBeLessThanOrEqual(changedPence(more, step));
      }),
    );
  });
});
