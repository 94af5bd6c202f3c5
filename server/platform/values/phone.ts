import { isPossiblePhoneNumber } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { PHONE_MESSAGE, plainPhone } from '../../../rules/people/contact-rules.js';

/**
 * The refusal of a phone number; null when it is valid or left out. Beyond the check of the forms, a number with a
 * country code has a length that its country uses; one without may be of any country.
 */
export function phoneRefusal(typed: string | null | undefined): string | null {
  if (!typed?.trim()) return null;
  const plain = plainPhone(typed);
  return plain !== null && isOfItsCountry(plain) ? null : PHONE_MESSAGE;
}

function isOfItsCountry(plain: string): boolean {
  const number = plain.replace(/ ext .*$/, '').replace(/^00/, '+');
  return !number.startsWith('+') || isPossiblePhoneNumber(number, metadata);
}
