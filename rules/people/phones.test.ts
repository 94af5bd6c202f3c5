import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { getCountries, getExampleNumber, parsePhoneNumberWithError } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { plainPhone } from './contact-rules.js';

/** Numbers of at least seven digits; those of a few islands are shorter. */
const NUMBERS = getCountries()
  .flatMap((country) => getExampleNumber(country, examples) ?? [])
  .filter(({ nationalNumber }) => nationalNumber.length >= 7);
const EXTENSIONS = [undefined, '1', '12', '4567'];
const FORMATS = ['NATIONAL', 'INTERNATIONAL', 'E.164', 'RFC3966'] as const;

it(`every example number of ${NUMBERS.length} countries is read in every format of libphonenumber, with and without an extension`, () => {
  expect(NUMBERS.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const number of NUMBERS)
    for (const ext of EXTENSIONS)
      for (const format of FORMATS) {
        const copy = parsePhoneNumberWithError(number.number, number.country);
        if (ext && format !== 'E.164') copy.setExt(ext);
        const typed = copy.format(format);
        const read = plainPhone(typed);
        const back = read === null ? null : parsePhoneNumberWithError(read, number.country);
        if (back?.number !== number.number || (format !== 'E.164' && back.ext !== ext))
          wrong.push(`${number.country} ${typed} → ${read}`);
      }
  expect(wrong).toEqual([]);
});

const SEED = 20261127;
const DASHES = ['-', '‑', '–', '—', '−', '－'];
const GAPS = [' ', '\u00a0', '\u2009', '.', ...DASHES, '', '/'];
const UNSEEN = ['', '\u200b', '\u202a', '\u200e', '\u2068', '\ufeff', '\u00ad'];
const SCRIPTS = ['0', '０', '٠', '۰', '०'];
const EXT = [' ext 12', ' x12', 'x12', ', ext. 12', ' #12', ';ext=12', ' extension 12', ' Ext: 12', 'EXT12'];

it(`500 spellings of one number are read with every digit (seed ${SEED})`, () => {
  const one = <T>(values: readonly T[]) => fc.constantFrom(...values);
  const spelling = fc.record({
    lead: one([
      '+44 20',
      '+44 (0)20',
      '(+44) 20',
      '0044 20',
      '020',
      '(020)',
      'tel:+44-20',
      'Tel. 020',
      'tel: 020',
      '(+44)(0)20',
      '+ 44 20',
    ]),
    gaps: fc.tuple(one(GAPS), one(GAPS)),
    unseen: fc.tuple(one(UNSEEN), one(UNSEEN), one(UNSEEN)),
    zero: one(SCRIPTS),
    end: one(['', '.', ' ', ',', ...EXT]),
  });
  fc.assert(
    fc.property(spelling, ({ lead, gaps: [first, second], unseen: [a, b, c], zero, end }) => {
      fc.pre(!(first === '/' && second === '/'));
      const typed = `${a}${lead}${b}${first}7946${second}${c}0001${end}${a}`.replaceAll(/\d/g, (digit) =>
        String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
      );
      const read = plainPhone(typed);
      expect(read).not.toBeNull();
      const { number, ext } = parsePhoneNumberWithError(read as string, 'GB');
      expect([number, ext]).toEqual(['+442079460001', EXT.includes(end) ? '12' : undefined]);
    }),
    { seed: SEED, numRuns: 500 },
  );
});
