import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  formatPlace,
  formatPostcode,
  isUkPostcode,
  outwardCode,
  readPostcode,
  UK_POSTCODE_MESSAGE,
} from './postcode.js';
import { postcodeProblem } from './postcode-slips.js';

const LOOKS_LIKE: Readonly<Record<string, string>> = { O: '0', 0: 'O', I: '1', 1: 'l' };
const wide = (sign: string) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0);

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

  it.each([
    ['SW1A OAA', 'SW1A 0AA'],
    ['EC1A IBB', 'EC1A 1BB'],
    ['LS1 lAP', 'LS1 1AP'],
    ['LS1 4AP.', 'LS1 4AP'],
    ['LS1-4AP', 'LS1 4AP'],
    ['LS1–4AP', 'LS1 4AP'],
    ['“LS1 4AP”', 'LS1 4AP'],
    ['ＬＳ１　４ＡＰ', 'LS1 4AP'],
    ['\u202aLS1\u200b 4AP\u202c\ufeff', 'LS1 4AP'],
    ['L S 1 4 A P', 'LS1 4AP'],
  ])('pasted or slipped as %j has one reading, %s', (typed, read) => {
    expect(formatPostcode(typed)).toBe(read);
    expect(postcodeProblem(typed)).toBeNull();
  });

  it.each([
    ['S05 3AA', 'SO5 3AA'],
    ['C04 3AA', 'CO4 3AA'],
    ['P04 8AA', 'PO4 8AA'],
    ['0X1 1AA', 'OX1 1AA'],
    ['LSl 4AP', 'LS1 4AP'],
    ['LSI 4AP', 'LS1 4AP'],
    ['1G1 1AA', 'IG1 1AA'],
    ['SWIA OAA', 'SW1A 0AA'],
    ['LS01 4AP', 'LS1 4AP'],
    ['N01 1AA', 'N1 1AA'],
    ['N0I 1AA', null],
    ['M00 1AA', null],
    ['AA1 1AA', null],
    ['ZA1 1AA', null],
    ['GX11 1AA', null],
    ['LS0 1AA', null],
    ['X1A 1AA', null],
    ['M1C 1AA', null],
    ['GIR 1AA', null],
    ['LS1 4AC', null],
    ['90210', null],
    ['', null],
  ])('typed as %j is refused; %j was meant', (typed, meant) => {
    expect(isUkPostcode(typed)).toBe(false);
    expect(postcodeProblem(typed)).toBe(meant ? `Did you mean ${meant}?` : UK_POSTCODE_MESSAGE);
  });

  const SEED = 20261127;
  const AROUND = ['', ' ', '\u200b', '\u202a', '\u00a0', '.', '\ufeff', '"'];
  const BETWEEN = ['', ' ', '  ', '\u00a0', '-', '‑', '–', '.', '\u200b', '\u2009', ' - '];

  it(`in 500 generated spellings is never read as another one (seed ${SEED})`, () => {
    const from = (signs: string) => fc.constantFrom(...signs);
    const outward = fc.constantFrom(
      ...[
        'LS1',
        'LS12',
        'M1',
        'B33',
        'SO15',
        'OX1',
        'IP1',
        'CO4',
        'PO4',
        'L1',
        'IG11',
        'OL10',
        'BS0',
        'SW1A',
        'EC1A',
        'W1A',
        'E1W',
      ],
    );
    const inward = fc.tuple(from('0123456789'), from('ABDEFGHJLNPQRSTUWXYZ'), from('ABDEFGHJLNPQRSTUWXYZ'));
    const typing = fc.record({
      around: fc.tuple(fc.constantFrom(...AROUND), fc.constantFrom(...AROUND)),
      between: fc.constantFrom(...BETWEEN),
      slips: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      isWide: fc.boolean(),
      isSmall: fc.boolean(),
    });
    let read = 0;
    fc.assert(
      fc.property(outward, inward, typing, (out, unit, how) => {
        const right = `${out} ${unit.join('')}`;
        const slip = (sign: string, at: number) => (how.slips[at] ? (LOOKS_LIKE[sign] ?? sign) : sign);
        const signs =
          [...out].map(slip).join('') +
          how.between +
          [...unit].map((sign, at) => slip(sign, at + 4)).join('');
        const cased = how.isSmall ? signs.toLowerCase() : signs;
        const typed = how.around[0] + (how.isWide ? cased.replaceAll(/[!-~]/g, wide) : cased) + how.around[1];
        const found = readPostcode(typed);
        if (found === right) read += 1;
        else
          expect([found, postcodeProblem(typed)]).toEqual([
            null,
            expect.stringMatching(`^(Did you mean ${right}|Enter a UK postcode)`),
          ]);
      }),
      { seed: SEED, numRuns: 500 },
    );
    expect(read).toBeGreaterThan(200);
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
