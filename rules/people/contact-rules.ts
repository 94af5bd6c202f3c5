/** Whether contact details look right, by the same rules in every form and on the server. */
import type { DestinationKey } from '../destinations.js';

/** Longest address a mailbox can have (RFC 5321); also keeps the pattern below fast. */
const EMAIL_MAX_LENGTH = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Special characters in the header of an email (RFC 5322, specials). */
const HEADER_SIGNS = /[<>()[\]\\,;:"]/;

const PHONE_CHARACTERS = /^\+?[\d\s()-]+$/;
const PHONE_DIGITS = { min: 7, max: 20 } as const;

const WITHOUT_POSTCODES: readonly DestinationKey[] = ['hongkong', 'dubai', 'bahrain'];

export const EMAIL_MESSAGE = 'Please enter a valid email address';

/** Why a typed email address is refused; null when it is valid. */
export function emailProblem(typed: string): string | null {
  if (!typed.trim()) return 'Email is required';
  return isEmail(typed.trim()) ? null : EMAIL_MESSAGE;
}

/** Why a typed phone number is refused; null when it is valid or left out. */
export function phoneProblem(typed: string): string | null {
  return !typed.trim() || isPhoneNumber(typed) ? null : 'Enter a valid phone number';
}

/** Non-space text, @, text, dot, text (specification, section 5), without signs that would make another address of it. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text) && !HEADER_SIGNS.test(text);
}

/** 7 to 20 digits, with an optional + in front and spaces, brackets or dashes between them. */
export function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE_CHARACTERS.test(text.trim()) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

/** Whether an address in the destination has a postcode at all; Hong Kong, Dubai and Bahrain have none. */
export function postcodeRequired(destination: DestinationKey): boolean {
  return !WITHOUT_POSTCODES.includes(destination);
}
