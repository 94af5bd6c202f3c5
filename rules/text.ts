/** Text as people type and paste it, made plain before it is judged, stored, compared or searched. */

/** Signs that keep two letters of one word apart or together, seen only between letters of these scripts. */
const JOINED = String.raw`\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Extended_Pictographic}`;
const UNSEEN = new RegExp(
  String.raw`(?<![${JOINED}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![${JOINED}])|(?![\u200c\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?<!\p{Emoji})\ufe0f`,
  'gu',
);
const CONTROLS = /\p{Cc}+/gu;
export const SPACES = /[\p{Z}\p{Cc}]+/gu;
export const DASHES = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/gu;
const APOSTROPHES = /[\u2018-\u201b\u2032\u02b9\u02bb\u02bc\u0060\u00b4\uff07]/gu;
export const QUOTES = /[\u201c-\u201f\u2033\u00ab\u00bb\uff02]/gu;

/** Text as it is seen: composed (NFC), without signs that nobody sees. Spaces and ends of lines stay. */
export function seenText(text: string): string {
  return text.normalize('NFC').replaceAll(UNSEEN, '');
}

/**
 * One line of text as it is stored: composed (NFC), without signs that nobody sees, with single spaces and none around
 * it. Letters, quotes and dashes stay as they were typed.
 */
export function cleanLine(text: string): string {
  return seenText(text).replaceAll(SPACES, ' ').trim();
}

/** Text of several lines as it is stored: `cleanLine` for each, line ends as "\n". */
export function cleanText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => seenText(line).replaceAll(CONTROLS, ' ').trimEnd())
    .join('\n')
    .trim();
}

/**
 * A code, number or address of the net as it is judged and compared: full-width signs, digits of every script,
 * typographic dashes and quotes in the signs of a keyboard, single spaces. Capitals stay.
 */
export function plainSigns(text: string): string {
  const keyed = text.replaceAll(DASHES, '-').replaceAll(APOSTROPHES, "'").replaceAll(QUOTES, '"');
  return cleanLine(keyed.normalize('NFKC')).replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** A code that people paste, such as a number of an order: `plainSigns` without quotes, brackets and stops around it. */
export function plainCode(text: string): string {
  return plainSigns(text)
    .replace(/^[\s"'<([{.,:;#]+/, '')
    .replace(/[\s"'>)\]}.,:;!?]+$/, '');
}

/** At most the first `max` units of a text, without the half of a character that was cut in two. */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Cs}$/u, '');
}

/** Digits of a script stand in a row of ten that begins with its zero. */
export function digitValue(digit: string): number {
  if (digit <= '9') return Number(digit);
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
