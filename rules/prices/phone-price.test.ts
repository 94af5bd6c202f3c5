import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ONLINE_SAVING_PERCENT, phonePence, savingPromise } from './phone-price.js';

describe('the price by phone', () => {
  it('is the online price without the saving', () => {
    expect(phonePence(24_480, 20)).toBe(30_600);
    expect(phonePence(24_481, 20)).toBe(30_650);
  });

  it('is not there without a saving, or for nothing', () => {
    expect(phonePence(24_500, 0)).toBeNull();
    expect(phonePence(0, 20)).toBeNull();
  });

  it('makes the advertised saving true, and is the lowest round one that does', () => {
    const online = fc.integer({ min: 1, max: 99_999_999 });
    const percent = fc.integer({ min: 1, max: ONLINE_SAVING_PERCENT.max });
    fc.assert(
      fc.property(online, percent, (pence, saving) => {
        const price = BigInt(phonePence(pence, saving)!);
        /** Whether online costs at least the saving less than that price, in whole numbers. */
        const isTrueOf = (phone: bigint) => (phone - BigInt(pence)) * 100n >= phone * BigInt(saving);
        return price % 50n === 0n && isTrueOf(price) && !isTrueOf(price - 50n);
      }),
      { numRuns: 100_000 },
    );
  });
});

describe('the promise line', () => {
  it("has the specification's words at 20 per cent and disappears with the saving", () => {
    expect(savingPromise(20)).toBe('Save 20% Online');
    expect(savingPromise(12)).toBe('Save 12% Online');
    expect(savingPromise(0)).toBe('');
  });
});
