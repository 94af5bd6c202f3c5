import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DESTINATIONS } from '../destinations.js';
import { addressProblems } from './address-rules.js';
import {
  hasPostcodes,
  ownParts,
  writePostcode,
  writeState,
  wrongPostcode,
  wrongState,
} from './country-addresses.js';

describe('a postcode', () => {
  it.each([
    ['AU', '2000', '2000'],
    ['AU', '２０００', '2000'],
    ['AU', '2OOO', '2000'],
    ['CA', 'K1A0B1', 'K1A 0B1'],
    ['CA', 'k1a-0b1', 'K1A 0B1'],
    ['CA', 'K1A OB1', 'K1A 0B1'],
    ['CA', 'KlA 0Bl', 'K1A 0B1'],
    ['CN', '100000', '100000'],
    ['JP', '〒100-8111', '100-8111'],
    ['JP', '１００−８１１１', '100-8111'],
    ['JP', '1008111', '100-8111'],
    ['MY', '50000', '50000'],
    ['NZ', '6011', '6011'],
    ['SG', '238 801', '238801'],
    ['US', '90210', '90210'],
    ['US', '90210-1234', '90210-1234'],
    ['US', '902101234', '90210-1234'],
    ['ZA', '8001.', '8001'],
    ['HK', '999077', ''],
    ['AE', '00000', ''],
    ['BH', '', ''],
    ['GB', 'ls14ap', 'LS1 4AP'],
    ['DE', 'd-10115', 'D-10115'],
    ['NL', '1012 ab', '1012 AB'],
  ])('in %s typed as %j is written %j', (code, typed, written) => {
    expect(wrongPostcode(typed, code)).toBeNull();
    expect(writePostcode(typed, code)).toBe(written);
    expect(writePostcode(written, code)).toBe(written);
  });

  it.each([
    ['AU', 'LS1 4AP'],
    ['AU', '200'],
    ['US', '1234'],
    ['US', '90210-12'],
    ['CA', 'D1A 0B1'],
    ['CA', '90210'],
    ['SG', '56012'],
    ['JP', '100-811'],
    ['CN', '999077'],
    ['CN', '999078'],
    ['CN', '10000'],
    ['NZ', '60111'],
    ['MY', '5000'],
    ['ZA', '80011'],
    ['GB', '2000'],
    ['HK', 'PO Box 12'],
  ])('of another country is refused in %s: %j', (code, typed) => {
    expect(wrongPostcode(typed, code)).toEqual(expect.any(String));
  });

  const DIGITS: Readonly<Record<string, number>> = { AU: 4, US: 5, SG: 6, JP: 7, CN: 6, NZ: 4, MY: 5, ZA: 4 };
  const SEED = 20261127;

  it(`keeps every digit in 500 spellings (seed ${SEED})`, () => {
    const typing = fc.record({
      code: fc.constantFrom(...Object.keys(DIGITS)),
      first: fc.integer({ min: 1, max: 8 }),
      rest: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 }),
      zero: fc.constantFrom('0', '０', '٠'),
      around: fc.constantFrom('', ' ', '\u200b', '\u202a', '.', '\u00a0'),
      between: fc.constantFrom('', ' ', '-', '‑', '\u200b'),
    });
    fc.assert(
      fc.property(typing, ({ code, first, rest, zero, around, between }) => {
        const digits = [first, ...rest].slice(0, DIGITS[code]);
        const signs = digits.map((digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit));
        const typed = around + signs.slice(0, 3).join('') + between + signs.slice(3).join('') + around;
        expect(wrongPostcode(typed, code)).toBeNull();
        expect(writePostcode(typed, code).replaceAll('-', '')).toBe(digits.join(''));
      }),
      { seed: SEED, numRuns: 500 },
    );
  });

  it('is missing in Hong Kong, Dubai and Bahrain; all other destinations have one', () => {
    expect(
      DESTINATIONS.filter(({ countryCode }) => !hasPostcodes(countryCode)).map(({ key }) => key),
    ).toEqual(['bahrain', 'dubai', 'hongkong']);
  });
});

describe('a state', () => {
  it.each([
    ['AU', 'New South Wales', 'NSW'],
    ['AU', 'n.s.w.', 'NSW'],
    ['AU', ' vic ', 'VIC'],
    ['US', 'california', 'CA'],
    ['US', 'Washington D.C.', 'DC'],
    ['US', 'ＮＹ', 'NY'],
    ['CA', 'Québec', 'QC'],
    ['CA', 'Newfoundland and Labrador', 'NL'],
    ['GB', 'West Yorkshire', 'West Yorkshire'],
    ['JP', 'Tokyo', 'Tokyo'],
    ['HK', 'NT', 'NT'],
    ['ZA', 'NC', 'NC'],
  ])('of %s typed as %j is written %s', (code, typed, written) => {
    expect(wrongState(typed, code)).toBeNull();
    expect(writeState(typed, code)).toBe(written);
  });

  it.each([
    ['AU', 'California'],
    ['AU', 'Yorkshire'],
    ['US', 'NSW'],
    ['CA', 'WA'],
    ['GB', 'NSW'],
    ['GB', 'California'],
    ['HK', 'NSW'],
    ['SG', 'WA'],
    ['NZ', 'Queensland'],
    ['JP', 'NSW'],
  ])('left from another country is refused in %s: %s', (code, typed) => {
    expect(wrongState(typed, code)).toEqual(expect.any(String));
  });
});

describe('an address', () => {
  it.each([
    ['GB', { state: 'NSW', postcode: 'YO1 7HH' }, { state: '', postcode: 'YO1 7HH' }],
    ['HK', { state: 'NSW', postcode: '2000' }, { state: '', postcode: '' }],
    ['HK', { state: 'Kowloon', postcode: '' }, { state: 'Kowloon', postcode: '' }],
    ['AU', { state: 'NSW', postcode: '2000' }, { state: 'NSW', postcode: '2000' }],
    ['', { state: 'NSW', postcode: '2000' }, { state: 'NSW', postcode: '2000' }],
  ])('in %s keeps only its own parts', (code, stored, own) => {
    expect(ownParts(stored, code)).toEqual(own);
  });

  it('of China is in no city with customs of its own', () => {
    const address = { line1: '1 Road', city: 'Hong Kong', state: 'Guangdong', postcode: '518000' };
    expect(addressProblems(address, 'CN').city).toBe(
      'Hong Kong has customs of its own. Choose it as the country',
    );
  });
});
