import { isEmail } from '../../rules/people/contact-rules.js';
import { wrongField } from '../shared/errors/errors.js';

/** What nobody sees: two addresses that differ only in these would look like one. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}]/u;

/**
 * An address as it is stored: trimmed, wide and other compatible letters as plain ones (NFKC), lower case, so that
 * there is one account per address however it is typed. Throws BAD_INPUT, with `missing` for an empty one.
 */
export function readEmail(text: string, missing = 'Email is required'): string {
  if (text.trim() === '') throw wrongField('email', missing);
  const email = plainEmail(text);
  if (email === null) throw wrongField('email', 'Please enter a valid email address');
  return email;
}

/** The same; null for what is no address. */
export function plainEmail(text: string): string | null {
  const email = text.trim().normalize('NFKC').toLowerCase();
  return isEmail(email) && !INVISIBLE.test(email) ? email : null;
}
