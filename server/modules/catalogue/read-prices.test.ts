import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DESTINATION_KEYS, DESTINATIONS, findDestination } from '../../../rules/destinations.js';
import { AppError } from '../../platform/errors/errors.js';
import { readPrices } from './read-prices.js';

describe('prices of a product', () => {
  it('are named by key, by display name, or by the old spelling of Malaysia', () => {
    const prices = { australia: 66.5, 'Hong Kong': '39.90', malasia: 1 };
    const pence = { australia: 6650, hongkong: 3990, malaysia: 100 };
    expect(readPrices(prices)).toEqual(pence);
    expect(readPrices(JSON.stringify(prices))).toEqual(pence);
  });

  it('that are 0, null or empty mean: not sold there', () => {
    expect(readPrices({ australia: 0, bahrain: null, canada: '', dubai: '0.00', japan: -0 })).toEqual({
      ...{ australia: null, bahrain: null, canada: null, dubai: null, japan: null },
    });
  });

  it('may come back with both spellings of Malaysia, as they were sent out', () => {
    expect(readPrices({ malaysia: 53.5, malasia: 53.5 })).toEqual({ malaysia: 5350 });
    expect(() => readPrices({ malaysia: 53.5, malasia: 60 })).toThrow('Send one price for Malaysia');
  });

  it.each([undefined, null, ''])('%p are none', (sent) => {
    expect(readPrices(sent)).toBeUndefined();
  });

  it.each([
    '{"__proto__": 5}',
    '{"constructor": 5}',
    '{"France": 5}',
    '{"australia": -1}',
    '{"australia": 1.234}',
    '{"australia": 1e400}',
    '{"australia": 100000}',
    '{"australia": "12,5"}',
    '{"australia": "1e3"}',
    '{"australia": {"toString": 1}}',
    '{"australia": [5]}',
    '{"australia": true}',
    '[5]',
    '66.5',
    '"australia"',
    '{australia: 5}',
    `{"australia": 5${' '.repeat(4096)}}`,
    '['.repeat(4000),
    [{ australia: 5 }],
    5,
    true,
    () => ({ australia: 5 }),
  ])('%p are refused', (sent) => {
    expect(() => readPrices(sent)).toThrow(AppError);
  });

  it('pollute nothing', () => {
    expect(() => readPrices('{"__proto__": {"australia": 1}}')).toThrow(AppError);
    expect(({} as Record<string, unknown>).australia).toBeUndefined();
  });

  it('are exact pence, or refused as bad input, whatever is sent', () => {
    const junk = fc.oneof(
      fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true, withMap: true }),
      fc.json(),
      fc.string({ unit: 'binary' }),
      fc.dictionary(fc.oneof(fc.constantFrom(...DESTINATION_KEYS), fc.string()), fc.anything()),
    );
    fc.assert(
      fc.property(junk, (sent) => {
        const prices = readOrRefuse(sent);
        for (const [key, pence] of Object.entries(prices ?? {})) {
          expect(DESTINATION_KEYS).toContain(key);
          if (pence === null) continue;
          expect(Number.isInteger(pence) && pence > 0 && pence <= 9_999_999).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('are the pence that were written, to the penny', () => {
    const pence = fc.integer({ min: 1, max: 9_999_999 });
    const name = fc.constantFrom(
      ...DESTINATIONS.flatMap(({ key, name, aliases }) => [key, name, ...aliases]),
    );
    fc.assert(
      fc.property(name, pence, fc.boolean(), fc.boolean(), (country, amount, isText, isJson) => {
        const sent = { [country]: isText ? (amount / 100).toFixed(2) : amount / 100 };
        const key = findDestination(country)?.key;
        expect(readPrices(isJson ? JSON.stringify(sent) : sent)).toEqual({ [key as string]: amount });
      }),
      { numRuns: 2_000 },
    );
  });
});

function readOrRefuse(sent: unknown) {
  try {
    return readPrices(sent);
  } catch (fault) {
    expect(fault).toMatchObject({ code: 'BAD_INPUT', status: 400 });
    return undefined;
  }
}
