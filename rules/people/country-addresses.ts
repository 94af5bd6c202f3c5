/** How the addresses of a country are written: its postcodes and states, by ISO code. The same in forms and on the server. */
import { foldText } from '../fold-text.js';
import { plainSigns } from '../text.js';
import { formatPostcode } from './postcode.js';
import { postcodeProblem } from './postcode-slips.js';
import { STATES } from './states.js';

interface PostcodeForm {
  /** Matches the signs without spaces, dots and dashes. */
  readonly pattern: RegExp;
  readonly written: string;
  /** The message for anything else. */
  readonly message: string;
}

/** A code of so many digits. */
const digits = (count: number, said: string): PostcodeForm => ({
  pattern: new RegExp(`^(\\d{${count}})$`),
  written: '$1',
  message: said,
});

const FORMS: Readonly<Record<string, PostcodeForm>> = {
  AU: digits(4, 'Enter a postcode of 4 digits, like 2000'),
  CA: {
    pattern: /^([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(\d[ABCEGHJ-NPRSTV-Z]\d)$/,
    written: '$1 $2',
    message: 'Enter a postal code like K1A 0B1',
  },
  CN: { ...digits(6, 'Enter a postal code of 6 digits, like 100000'), pattern: /^((?!9990)[0-8]\d{5})$/ },
  JP: {
    pattern: /^(\d{3})(\d{4})$/,
    written: '$1-$2',
    message: 'Enter a postal code of 7 digits, like 100-8111',
  },
  MY: digits(5, 'Enter a postcode of 5 digits, like 50000'),
  NZ: digits(4, 'Enter a postcode of 4 digits, like 6011'),
  SG: digits(6, 'Enter a postal code of 6 digits, like 238801'),
  US: {
    pattern: /^(\d{5})(\d{4})?$/,
    written: '$1-$2',
    message: 'Enter a ZIP code of 5 or 9 digits, like 90210',
  },
  ZA: digits(4, 'Enter a postal code of 4 digits, like 8001'),
};

/** Countries whose post uses no codes. */
const WITHOUT_POSTCODES =
  'AE AG AO AW BF BH BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC ML MO MR MW NR NU PA QA RW SB SC SL SO SR ST SY TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  );

/** Whether addresses of the country have a postal code. */
export function hasPostcodes(code: string): boolean {
  return !WITHOUT_POSTCODES.includes(code);
}

/**
 * A postcode as the country writes it: "K1A 0B1" of "k1aOb1", "100-8111" of "〒100-8111". Empty where a country has none;
 * as it was typed, in plain signs and capitals, where it is none.
 */
export function writePostcode(text: string, code: string): string {
  if (code === 'GB' || code === '') return formatPostcode(text);
  if (!hasPostcodes(code) && !/\p{L}/u.test(text)) return '';
  return readIn(text, code) ?? plainSigns(text).toUpperCase();
}

/** Why a typed postcode is refused in a country; null when it is valid or left out. */
export function wrongPostcode(text: string, code: string): string | null {
  if (plainSigns(text) === '') return null;
  if (code === 'GB') return postcodeProblem(text);
  if (!hasPostcodes(code))
    return writePostcode(text, code) === ''
      ? null
      : 'Addresses in this country have no postcode. Put a PO box in the second line';
  const form = FORMS[code];
  return !form || readIn(text, code) !== null ? null : form.message;
}

/** Null where the text does not fit the country's form, or that is unknown. */
function readIn(text: string, code: string): string | null {
  const form = FORMS[code];
  if (!form) return null;
  const signs = plainSigns(text.replaceAll('〒', ''))
    .toUpperCase()
    .replaceAll(/[\s.,_-]/g, '');
  // A letter that looks like a digit, where only a digit can stand.
  const read = [...signs]
    .map((sign, at) => (code === 'CA' && at % 2 === 0 ? sign : likeDigit(sign)))
    .join('');
  return form.pattern.test(read) ? read.replace(form.pattern, form.written).replace(/-$/, '') : null;
}

const likeDigit = (sign: string): string => (sign === 'O' ? '0' : sign === 'I' || sign === 'L' ? '1' : sign);

/** A state as its country writes it, "NSW" of "New South Wales" or "n.s.w."; as it was typed where there is no list. */
export function writeState(text: string, code: string): string {
  const typed = plainSigns(text);
  return findState(typed, code) ?? text.trim();
}

/** Why a typed state is refused in a country; null when it is valid or left out. */
export function wrongState(text: string, code: string): string | null {
  const typed = plainSigns(text);
  if (typed === '') return null;
  const states = STATES[code];
  if (states) return findState(typed, code) ? null : STATE_MESSAGES[code as 'AU'];
  return isForeignState(typed, code)
    ? `${text.trim()} is in another country. Change it, or the country`
    : null;
}

const STATE_MESSAGES = {
  AU: 'Enter a state of Australia, like NSW',
  CA: 'Enter a province of Canada, like ON',
  US: 'Enter a state of the USA, like CA',
};

function findState(typed: string, code: string): string | undefined {
  const folded = foldText(typed).replaceAll('.', '').replaceAll(/\s+/g, ' ');
  return STATES[code]?.find((names) => names.some((name) => foldText(name) === folded))?.[0];
}

/** Countries that write no state in two letters: there, such letters are left from another country. */
const WITHOUT_SHORT_STATES = ['AE', 'BH', 'GB', 'HK', 'JP', 'NZ', 'SG'];
const WITHOUT_FOREIGN_STATES = [...WITHOUT_SHORT_STATES, 'CN', 'MY', 'ZA'];
/** The New Territories and a district of the island. */
const OF_HONG_KONG = ['NT', 'VIC'];

/** Whether a state is one of Australia, Canada or the USA, in a country that has none of that name. */
function isForeignState(typed: string, code: string): boolean {
  if (!WITHOUT_FOREIGN_STATES.includes(code)) return false;
  const found = Object.keys(STATES).flatMap((country) => findState(typed, country) ?? []);
  const isShort = typed.replaceAll('.', '').length <= 2;
  return (
    found.some((state) => !(code === 'HK' && OF_HONG_KONG.includes(state))) &&
    (!isShort || WITHOUT_SHORT_STATES.includes(code))
  );
}

/** The parts of a stored address that its country has; nothing is left of a country chosen before. */
export function ownParts<Placed extends { readonly state: string; readonly postcode: string }>(
  parts: Placed,
  code: string,
): Placed {
  const state = code && isForeignState(plainSigns(parts.state), code) ? '' : parts.state;
  const postcode = code && !hasPostcodes(code) ? '' : parts.postcode;
  return { ...parts, state, postcode };
}
