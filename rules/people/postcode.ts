/** UK postcodes as Royal Mail writes them. */
import { plainSigns } from '../text.js';

/** Every postcode area: a closed list. */
const AREAS =
  'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE';
/** Areas of no place: the forces, and mail to large companies. */
const PLACELESS = 'BF BX';
const areas = `${AREAS} ${PLACELESS}`.replaceAll(' ', '|');

/** District by area: from 1, from 0 in nine areas, with a letter in the middle of London. */
const OUTWARD = `(?:${areas})[1-9]\\d?|(?:BL|BS|CM|CR|FY|HA|PR|SL|SS)0|(?:[ENW]1|EC[1-4]|NW1|SE1|SW1|WC[12])[A-HJKMNPR-Y]`;
const UK_POSTCODE = new RegExp(`^(?:(${OUTWARD})(\\d[ABD-HJLNP-UW-Z]{2})|(GIR)(0AA))$`);

export const UK_POSTCODE_MESSAGE = 'Enter a UK postcode, like LS1 4AP';

/** Whether the text is a UK postcode, in any case and with or without its space. */
export function isUkPostcode(text: string): boolean {
  return readPostcode(text) !== null;
}

/**
 * "LS1 4AP" of "ls14ap", "LS1-4AP." or "LS1 4AP" with signs that nobody sees; null for what is none. The half behind the
 * space is a digit and two letters, so that an O in place of its 0 is read as the 0.
 */
export function readPostcode(text: string): string | null {
  const signs = signsOf(text);
  return written(signs) ?? written(signs.slice(0, -3) + digitOf(signs.slice(-3, -2)) + signs.slice(-2));
}

/** The digit that a letter stands for which looks like it. */
export const digitOf = (sign: string): string =>
  sign === 'O' ? '0' : sign === 'I' || sign === 'L' ? '1' : sign;

/** The postcode with its space; null for other signs. */
export function written(signs: string): string | null {
  const [, outward, inward, girobank, unit] = UK_POSTCODE.exec(signs) ?? [];
  if (girobank) return `${girobank} ${unit}`;
  return outward ? `${outward} ${inward}` : null;
}

/** The letters and digits of a text, without what people and programs put between and around them. */
export const signsOf = (text: string): string =>
  plainSigns(text)
    .toUpperCase()
    .replaceAll(/[\s.,;:'"()_-]/g, '');

/** "LS1 4AP" of "ls14ap"; other codes in capitals, with single spaces. No other country writes codes like ours. */
export function formatPostcode(text: string): string {
  return readPostcode(text) ?? plainSigns(text).toUpperCase();
}

/** The half that names a district, "LS12" of "ls12 3ab" or of itself; empty for other text. */
export function outwardCode(text: string): string {
  const postcode = readPostcode(text) ?? written(`${signsOf(text)}1AA`);
  return postcode?.split(' ')[0] ?? '';
}

/** A place as typed, "city, town or postcode": a postcode as it is written, anything else without the spaces around it. */
export function formatPlace(text: string): string {
  return readPostcode(text) ?? text.trim();
}
