import { describe, expect, it } from '@jest/globals';
import type { StoreTerms } from '../../settings/store-terms.js';
import { type PastBasket, replayBaskets } from './bulk-price-effect.js';
import { planBulkPrice, summarise } from './bulk-price-plan.js';
import type { BulkPriceSpec, ScopedPrices, ScopedRate } from './bulk-price-scope.store.js';

const asked: BulkPriceSpec = {
  ...{ percentTenths: 100, rounding: 'penny', category: '', search: '', status: null },
  ...{ destinations: null, withMinimums: false },
  ...{ withRates: false, withServices: false },
};

const box = { id: 'box', name: 'Box', prices: { australia: 10_000, canada: 5_000 } };
const scope: ScopedPrices = { products: [box], rates: [] };

const terms = {
  services: [{ level: 'express', surchargePence: 2_999 }],
  customBoxRates: { australia: { perCubicMetrePence: 20_000, handlingPence: 500, heavySurchargePence: 0 } },
  minimumPence: { australia: 24_500, canada: 100 },
} as unknown as StoreTerms;

function basket(quantity: number, more: Partial<PastBasket> = {}): PastBasket {
  const line = { productId: 'box', customBox: null, quantity, unitVolumeCm3: 1, todayPence: 10_000 };
  return {
    ...{ kind: 'order', reference: `HL-${quantity}`, destination: 'australia', service: 'standard' },
    lines: [line],
    ...more,
  };
}

const replay = (
  baskets: readonly PastBasket[],
  change: Partial<BulkPriceSpec> = {},
  rates: readonly ScopedRate[] = [],
) => replayBaskets(planBulkPrice({ ...asked, ...change }, { ...scope, rates }), baskets, terms);

const minimum: ScopedRate = { part: 'minimum', destination: 'australia', service: null, pence: 24_500 };

describe('what a change of prices does to past baskets', () => {
  it('is the difference between their totals at the prices of today and at the new ones', () => {
    const quote = basket(5, { kind: 'quote', reference: 'Q-1', service: 'express' });
    expect(replay([basket(3), quote])).toMatchObject({
      ...{ baskets: 2, orders: 1, quotes: 1, before: 82_999, after: 90_999 },
      ...{ dearer: 2, cheaper: 0, same: 0, heldByMinimum: 0, averageChange: 4_000 },
      ...{ averageChangePercent: 9.6, differencePercent: 9.6 },
      largestChange: { reference: 'Q-1', before: 52_999, after: 57_999 },
      destinations: [{ destination: 'australia', baskets: 2, before: 82_999, after: 90_999 }],
    });
  });

  it('is nothing where the minimum charge holds before and after', () => {
    expect(replay([basket(1), basket(2)])).toMatchObject({
      ...{ same: 2, heldByMinimum: 2, dearer: 0, averageChange: null, largestChange: null },
      ...{ before: 49_000, after: 49_000 },
    });
  });

  it('is that of the minimum charge where that changes along', () => {
    const effect = replay([basket(1)], { withMinimums: true }, [minimum]);
    expect(effect).toMatchObject({ before: 24_500, after: 26_950, dearer: 1, heldByMinimum: 0 });
  });

  it('makes baskets cheaper down to the minimum charge', () => {
    const effect = replay([basket(3), basket(2)], { percentTenths: -500 });
    expect(effect).toMatchObject({ cheaper: 1, heldByMinimum: 1, before: 54_500, after: 49_000 });
    expect(effect.steps).toEqual([
      { upTo: 0, baskets: 1 },
      { upTo: 500, baskets: 0 },
      { upTo: 1_000, baskets: 0 },
      { upTo: 2_500, baskets: 0 },
      { upTo: 5_000, baskets: 0 },
      { upTo: 10_000, baskets: 1 },
      { upTo: null, baskets: 0 },
    ]);
  });

  it('leaves out, and counts, what is not sold there any more', () => {
    const gone = { ...basket(1).lines[0]!, productId: 'gone', todayPence: null };
    const mixed = basket(3, { lines: [...basket(3).lines, gone] });
    expect(replay([mixed, basket(1, { lines: [gone] })])).toMatchObject({
      ...{ baskets: 1, before: 30_000, linesLeftOut: 2, basketsLeftOut: 1 },
    });
  });

  it('leaves boxes of the customer at their rate', () => {
    const customBox = { widthCm: 100, heightCm: 100, depthCm: 100, weightRange: 'upTo30' } as const;
    const own = { ...basket(2).lines[0]!, productId: null, customBox, todayPence: null };
    expect(replay([basket(3, { lines: [own] })])).toMatchObject({ before: 41_000, after: 41_000, same: 1 });
  });
});

describe('the plan of a change', () => {
  it('has another fingerprint for another change, other prices, and more of them', () => {
    const of = (change: Partial<BulkPriceSpec>, products = [box]) =>
      planBulkPrice({ ...asked, ...change }, { products, rates: [] }).fingerprint;
    const all = [
      of({}),
      of({ percentTenths: 101 }),
      of({ rounding: 'endsIn99' }),
      of({ destinations: ['australia', 'canada'] }),
      of({}, [{ ...box, prices: { australia: 10_001, canada: 5_000 } }]),
      of({}, [box, { ...box, id: 'other' }]),
    ];
    expect(new Set(all).size).toBe(all.length);
    expect(of({})).toBe(all[0]);
  });

  it('shows ten examples at most, the cheapest and the dearest among them', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...{ id: `box ${index}`, name: `Box ${index}`, prices: { japan: 1_000 + index } },
    }));
    const summary = summarise(planBulkPrice(asked, { products: many, rates: [] }));
    expect(summary).toMatchObject({ lowest: 1_100, highest: 1_209, averageBefore: 1_050 });
    expect(summary.examples).toHaveLength(10);
    expect(summary.examples.map(({ before }) => before)).toEqual(
      expect.arrayContaining([1_000, 1_099, 1_055]),
    );
  });
});
