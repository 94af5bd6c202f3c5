import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changedPence, PRICE_ROUNDINGS, type PriceRounding } from './price-change.js';

const price = fc.integer({ min: 1, max: 9_999_999 });
const tenths = fc.integer({ min: -500, max: 1000 }).filter((one) => one !== 0);
const rounding = fc.constantFrom<PriceRounding>(...PRICE_ROUNDINGS);

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
    [6_500, 35, 'fiftyPence', 6_750],
    [6_500, 34, 'fiftyPence', 6_700],
    [20, -500, 'fiftyPence', 20],
    [6_550, 100, 'pound', 7_200],
    [6_550, -100, 'pound', 5_900],
    [6_550, 5, 'pound', 6_600],
  ] as const)(
    '%i pence by %i tenths of a percent, rounded by %s, is %i',
    (pence, percentTenths, by, after) => {
      expect(changedPence(pence, { percentTenths, rounding: by })).toBe(after);
    },
  );

  const STEPS: Readonly<Record<PriceRounding, number>> = {
    penny: 1,
    fiftyPence: 50,
    pound: 100,
    endsIn99: 100,
  };

  it('is within half a step of the exact price', () => {
    fc.assert(
      fc.property(price, tenths, rounding, (pence, percentTenths, by) => {
        const exact = Math.min(9_999_999, (pence * (1000 + percentTenths)) / 1000);
        const after = changedPence(pence, { percentTenths, rounding: by });
        const isHeld = after === pence || after <= 100;
        expect(Math.abs(after - exact) <= (STEPS[by] + 1) / 2 || isHeld).toBe(true);
      }),
    );
  });

  it('is whole, legal, and on the side of the old one that was asked for', () => {
    fc.assert(
      fc.property(price, tenths, rounding, (pence, percentTenths, by) => {
        const after = changedPence(pence, { percentTenths, rounding: by });
        expect(Number.isInteger(after) && after >= 1 && after <= 9_999_999).toBe(true);
        expect(Math.sign(after - pence)).not.toBe(-Math.sign(percentTenths));
        const isRounded = after !== pence && after !== 9_999_999;
        if (isRounded) expect(after % STEPS[by]).toBe(by === 'endsIn99' ? 99 : 0);
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
