import { expect, it } from '@jest/globals';
import type { BulkEffectFragment } from './bulk.generated';
import {
  bulkActionLabel,
  changedText,
  effectText,
  rateText,
  scopeText,
  signedPounds,
  stepText,
} from './bulk-text';

const pounds = (minorUnits: number) => ({ __typename: 'Money' as const, minorUnits });

const effect = {
  ...{ baskets: 500, dearer: 412, cheaper: 0, same: 88, heldByMinimum: 63 },
  ...{ averageChange: pounds(1_420), averageChangePercent: 4.8, linesLeftOut: 1, basketsLeftOut: 0 },
  largestChange: {
    ...{ kind: 'ORDER', reference: 'HL-100007', country: 'Japan' },
    ...{ before: pounds(100_000), after: pounds(105_000) },
  },
} as unknown as BulkEffectFragment;

it('the effect of a rise is described in plain words', () => {
  expect(effectText(effect)).toEqual([
    'Of the last 500 quotes and orders, 412 would cost more, on average £14.20 (4.8%). 63 stay at the minimum charge. 25 have no price that changes.',
    'The largest rise is for order HL-100007 to Japan, from £1,000.00 to £1,050.00.',
    'Not counted because we no longer sell it there: 1 line.',
  ]);
});

it('a change that touches nobody says so', () => {
  const nobody = { ...effect, dearer: 0, same: 1, baskets: 1, heldByMinimum: 1, largestChange: null };
  expect(effectText({ ...nobody, linesLeftOut: 0 })).toEqual([
    'The last quote or order would cost the same. 1 stays at the minimum charge.',
  ]);
  expect(effectText({ ...nobody, baskets: 0 })).toEqual(['There are no quotes or orders to compare yet.']);
});

it('actions, sums and steps are named', () => {
  expect(bulkActionLabel(5, { prices: 1_380, rates: 0 })).toBe('Raise 1,380 prices by 5%');
  expect([
    changedText({ products: 115, prices: 1_380, rates: 2 }),
    changedText({ products: 3, prices: 0, rates: 0 }),
    changedText({ products: 0, prices: 0, rates: 1 }),
  ]).toEqual(['1,380 prices of 115 products and 2 rates', '3 products', '1 rate']);
  expect(bulkActionLabel(-2.5, { prices: 1, rates: 2 })).toBe('Lower 1 price and 2 rates by 2.5%');
  expect([signedPounds(1_420), signedPounds(-300), signedPounds(0)]).toEqual(['+£14.20', '−£3.00', '£0.00']);
  expect([stepText(0, null), stepText(500, 0), stepText(1_000, 500), stepText(null, 10_000)]).toEqual([
    ...['Not at all', 'Up to £5.00', '£5.01 to £10.00', 'More than £100.00'],
  ]);
});

it('rates and scopes are named', () => {
  expect(rateText({ part: 'MINIMUM', country: 'Japan', service: null })).toBe('Minimum charge for Japan');
  expect(rateText({ part: 'HANDLING', country: 'Japan', service: null })).toBe(
    'Custom boxes to Japan, handling',
  );
  expect(rateText({ part: 'SURCHARGE', country: null, service: 'WHITEGLOVE' })).toBe('White glove surcharge');
  expect(
    scopeText({
      ...{ category: 'Boxes', search: 'king', status: 'ACTIVE', destinations: ['CANADA', 'JAPAN'] },
      ...{ withMinimums: true, withRates: false, withServices: true },
    }),
  ).toBe('Boxes, with “king”, active, to Canada and Japan, with minimum charges and services');
});
