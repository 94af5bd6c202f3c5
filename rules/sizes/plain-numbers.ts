import { plainSigns } from '../text.js';

/** Digits in a black or thin circle, which Unicode does not take apart, with the number that each row begins at. */
const CIRCLED: readonly (readonly [first: number, last: number, value: number])[] = [
  [0x2776, 0x277f, 1],
  [0x2780, 0x2789, 1],
  [0x278a, 0x2793, 1],
  [0x24eb, 0x24f4, 11],
  [0x24f5, 0x24fe, 1],
];

/**
 * `plainSigns` of one line in which numbers and measures stand: fractions as "24 1/2", keycaps and circled digits as
 * digits, any sign for inches as `"`, for feet as `'` and for times as "x". A raised digit stays apart from its number.
 */
export function plainNumbers(text: string): string {
  const spread = text
    .replaceAll(
      /[\u00bc-\u00be\u2150-\u215e]/g,
      (sign) => ` ${sign.normalize('NFKD').replace('\u2044', '/')}`,
    )
    .replaceAll(/[\u00b2\u00b3\u00b9\u2070\u2074-\u2079]/g, (digit) => `^${digit}`)
    .replaceAll(/[\u2776-\u2793\u24eb-\u24fe]/g, (sign) => String(circled(sign)))
    .replaceAll('\u{1f51f}', '10')
    .replaceAll(/\ufe0f?\u20e3/g, '')
    .replaceAll(/[\u02ba\u02dd\u05f4\u301d-\u301f\u3003]/g, '"')
    .replaceAll(/[\u02ca\u05f3]/g, "'")
    .replaceAll(/[\u00d7\u2715\u2716\u2573\u2a2f\u2a09\u274c]\ufe0f?/g, 'x')
    .replaceAll(/(?<=\d\s{0,2})[\u0445\u0425\u03c7\u03a7](?=\s{0,2}\d)/gu, 'x');
  return plainSigns(spread)
    .replaceAll("''", '"')
    .replaceAll(/[\u2217\u2731]/g, '*')
    .replaceAll('\u2044', '/');
}

function circled(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  const [first = code, , value = 0] = CIRCLED.find(([first, last]) => code >= first && code <= last) ?? [];
  return code - first + value;
}
