import { describe, expect, it } from '@jest/globals';
import { formatPlace, formatPostcode, isUkPostcode, outwardCode } from './postcode.js';

describe('a UK postcode', () => {
  it.each([
    'SW1A 1AA',
    'sw1a1aa',
    ' M1 1AE ',
    'B33  8TH',
    'CR2 6XH',
    'DN55 1PT',
    'EC1A 1BB',
    'W1A 0AX',
    'GIR 0AA',
  ])('%s is a UK postcode', (text) => {
    expect(isUkPostcode(text)).toBe(true);
  });

  it.each(['', 'SW1A', '2000', '90210', 'SW1A 1A', 'Q1 1AA', 'SW1A 1CI', 'M1 1AE extra', 'K1A 0B1'])(
    '"%s" is not a UK postcode',
    (text) => {
      expect(isUkPostcode(text)).toBe(false);
    },
  );

  it.each([
    ['ls14ap', 'LS1 4AP'],
    [' ls1  4ap ', 'LS1 4AP'],
    ['sw1a1aa', 'SW1A 1AA'],
    ['M11AE', 'M1 1AE'],
    ['dn551pt', 'DN55 1PT'],
    ['gir0aa', 'GIR 0AA'],
  ])('typed as "%s" is written %s', (typed, written) => {
    expect(formatPostcode(typed)).toBe(written);
    expect(formatPlace(typed)).toBe(written);
  });

  it.each([
    ['k1a 0b1', 'K1A 0B1'],
    [' 6000 ', '6000'],
    ['', ''],
  ])('is not what "%s" of another country is: that stays, in capitals', (typed, written) => {
    expect(formatPostcode(typed)).toBe(written);
  });

  it('stands where a town may be typed too, which stays as it is', () => {
    expect(formatPlace(' Stoke-on-Trent ')).toBe('Stoke-on-Trent');
  });

  it.each([
    ['ls12 3ab', 'LS12'],
    ['LS12', 'LS12'],
    ['ec1a1bb', 'EC1A'],
    ['2000', ''],
    ['Leeds', ''],
  ])('of "%s" has the outward code "%s"', (text, code) => {
    expect(outwardCode(text)).toBe(code);
  });
});
