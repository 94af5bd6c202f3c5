/** Whether contact details look right, by the same rules in every form and on the server. */
import { plainSigns } from '../text.js';

/** Longest address a mailbox can have (RFC 5321), and its parts; keeps the pattern below fast as well. */
const EMAIL_LENGTH_MAX = { typed: 1_000, whole: 254, local: 64, label: 63 } as const;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Special characters in the header of an email (RFC 5322, specials), and signs that nobody sees. */
const NOT_IN_EMAIL = /[<>()[\]\\,;:"\p{C}\p{Default_Ignorable_Code_Point}]/u;
const DOT_AT_EDGE = /^\.|\.\.|\.$/;
const LABEL = /^(?!-)[\p{L}\p{N}\p{M}_-]+(?<!-)$/u;
/** `plainSigns` takes it for an apostrophe; in an address it is a letter of its own. */
const BACKTICK = ['`', '\ue000'] as const;

/** The words that stand before a number in signatures and links. */
const PHONE_LABEL = /^(?:tel|telephone|phone|mobile|mob|cell|t|m|p)\s*[.:]\s*/i;
const EXTENSION =
  /[\s,;.]*(?:;ext=|(?<!\p{L})(?:extension|extensión|extn?|int|anexo|ramal|poste|доб|x)(?!\p{L})[.:]?|#)\s*(\d{1,7})$/iu;
const PHONE_CHARACTERS = /^\(?\+?[\d\s()./-]+$/;
const PHONE_DIGITS = { min: 7, max: 20 } as const;

/** A number of the shop itself, which may be a short one such as 111; empty for none. */
export const SHOP_PHONE = /^(\(?\+?\d[\d ()./-]{2,28}( ext \d{1,7})?)?$/;

/** Characters of a number in a field, with words around it, and of its plain form. */
export const PHONE_LENGTH_MAX = { typed: 60, stored: 40 } as const;

export const EMAIL_MESSAGE = 'Please enter a valid email address';
export const PHONE_MESSAGE = 'Enter a valid phone number';

/** Why a typed email address is refused; null when it is valid. */
export function emailProblem(typed: string): string | null {
  if (!typed.trim()) return 'Email is required';
  return isEmail(typed) ? null : EMAIL_MESSAGE;
}

/** Why a typed phone number is refused; null when it is valid or left out. */
export function phoneProblem(typed: string): string | null {
  return plainSigns(typed) === '' || plainPhone(typed) !== null ? null : PHONE_MESSAGE;
}

/** Whether a typed text is an address that `plainEmail` can store. */
export const isEmail = (typed: string): boolean => plainEmail(typed) !== null;

/**
 * An email address as it is stored: plain signs, small letters, the domain in ASCII (IDNA), so that there is one account
 * per address however it is typed. Null for what is not "text @ text . text" (specification, section 5), for signs that
 * would make another address of it, and for what no mail server can deliver (RFC 5321: two dots, empty or overlong parts).
 */
export function plainEmail(typed: string): string | null {
  if (typed.length > EMAIL_LENGTH_MAX.typed) return null;
  const plain = plainSigns(typed.replaceAll(...BACKTICK))
    .replaceAll(BACKTICK[1], BACKTICK[0])
    .toLowerCase();
  if (plain.length > EMAIL_LENGTH_MAX.whole || !EMAIL.test(plain) || NOT_IN_EMAIL.test(plain)) return null;
  const [local = '', name = ''] = plain.split('@');
  const domain = asciiDomain(name);
  const isDeliverable = domain !== null && !DOT_AT_EDGE.test(local) && bytes(local) <= EMAIL_LENGTH_MAX.local;
  return isDeliverable && bytes(`${local}@${domain}`) <= EMAIL_LENGTH_MAX.whole ? `${local}@${domain}` : null;
}

/** A domain as mail servers know it; null when it has an empty, overlong or hyphen-edged label, or is a number. */
function asciiDomain(name: string): string | null {
  const labels = name.split('.');
  if (!labels.every((label) => LABEL.test(label)) || /^\d+$/.test(labels.at(-1) ?? '')) return null;
  try {
    const ascii = new URL(`http://${name}`).hostname;
    return ascii.split('.').every((label) => label !== '' && label.length <= EMAIL_LENGTH_MAX.label)
      ? ascii
      : null;
  } catch {
    return null;
  }
}

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/**
 * A phone number as it is stored: as it was typed, in plain signs, with its extension as "ext 12". Null for what is none:
 * 7 to 20 digits, with a + in front, and with spaces, brackets, dots, slashes and dashes between them.
 */
export function plainPhone(typed: string): string | null {
  if (typed.length > EMAIL_LENGTH_MAX.typed) return null;
  const text = plainSigns(typed)
    .replace(PHONE_LABEL, '')
    .replace(/[.,;]+$/, '')
    .trim();
  const [whole = '', extension] = EXTENSION.exec(text) ?? [];
  const number = plainSigns(text.slice(0, text.length - whole.length));
  const digits = number.replace(/\D/g, '').length;
  const isNumber =
    PHONE_CHARACTERS.test(number) &&
    digits >= PHONE_DIGITS.min &&
    digits <= PHONE_DIGITS.max &&
    !isTwo(number);
  if (!isNumber) return null;
  const written = number.replace(/^\(\+(\d+)\)/, '+$1').replace(/^\+\s+/, '+');
  return extension ? `${written} ext ${extension}` : written;
}

/** Whether a typed text is a number that `plainPhone` can store. */
export const isPhoneNumber = (typed: string): boolean => plainPhone(typed) !== null;

/** "020 7946 0001/020 7946 0002": the part behind a slash is a number of its own. */
function isTwo(number: string): boolean {
  const parts = number.split('/').map((part) => part.replace(/\D/g, '').length);
  return parts.filter((digits) => digits >= PHONE_DIGITS.min).length > 1;
}
