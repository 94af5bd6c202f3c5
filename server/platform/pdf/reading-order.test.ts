import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { inDrawnOrder } from './reading-order.js';

/** The text as printed from left to right: right-to-left words have their first letter at the right. */
function drawn(text: string, lineMax = 40): string {
  return inDrawnOrder(text, lineMax)
    .map(({ text: run, fromRight }) => (fromRight ? [...run].reverse().join('') : run))
    .join('')
    .replaceAll('\u00a0', ' ');
}

test.each([
  ['שדרה 1234', '1234 הרדש'],
  ['שדרה ١٢٣٤ בית ٥٦', '٥٦ תיב ١٢٣٤ הרדש'],
  ['12 שדרה', 'הרדש 12'],
  ['שדרה 12/3', '12/3 הרדש'],
  ['שדרה ١٢-١٤', '١٢-١٤ הרדש'],
  ['שדרה ١٫٥, ١٬٠٠٠', '١٫٥, ١٬٠٠٠ הרדש'],
  ['שדרה ۱۲٪', '۱۲٪ הרדש'],
  ['שדרה (١٢)', '(١٢) הרדש'],
  ['שדרה (בית) 7', '7 (תיב) הרדש'],
  ['שדרה 12א', 'א12 הרדש'],
  ['12א שדרה', 'הרדש א12'],
  ['שדרה12', '12הרדש'],
  ['Villa 7 שדרה ٣٤ Block 9', 'Villa 7 ٣٤ הרדש Block 9'],
  ['שדרה B12', 'הרדש B12'],
  ['טל +971 50 123 4567', '+971 50 123 4567 לט'],
  ['אב 1\nגד 2', '1 בא\n2 דג'],
  ['Flat ١٢', 'Flat ١٢'],
])('%s is drawn as %s', (text, order) => expect(drawn(text)).toBe(order));

test('a long phrase takes lines of its own, from its beginning to its end', () => {
  expect(drawn('אבגד הוזח טיכל 12 מנסע', 11)).toBe('חזוה דגבא\n12 לכיט\nעסנמ');
  expect(drawn('אבגדהוזחטיכל', 5)).toBe('הדגבא\nיטחזו\nלכ');
});

const digits = (zero: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 5 })
    .map((all) => all.map((digit) => String.fromCodePoint(zero + digit)).join(''));
const number = fc
  .tuple(fc.oneof(digits(0x30), digits(0x660), digits(0x6f0)), fc.constantFrom('', '/4', '-9', '٫٥', '٪'))
  .map((parts) => parts.join(''));
const word = fc.constantFrom('אבג', 'דה', 'Villa', 'Block', '王', 'ถนน');
const text = fc.array(fc.oneof(number, word), { maxLength: 12 }).map((parts) => parts.join(' '));

test('a number is read from the left wherever it stands, and nothing is lost', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 6, max: 30 }), (written, lineMax) => {
      const order = drawn(written, lineMax);
      for (const one of written.split(' ').filter((part) => /\p{Nd}/u.test(part)))
        expect(order.split(/[ \n]/)).toContain(one);
      const sorted = (some: string) => [...some.replaceAll(/[ \n]/g, '')].sort().join('');
      expect(sorted(order)).toBe(sorted(written));
    }),
    { seed: 139, numRuns: 500 },
  );
});
