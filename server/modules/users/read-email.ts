import { EMAIL_MESSAGE, plainEmail } from '../../../rules/people/contact-rules.js';
import { wrongField } from '../../platform/errors/errors.js';

/** An address as it is stored (`plainEmail`). Throws BAD_INPUT, with `missing` for an empty one. */
export function readEmail(text: string, missing = 'Email is required'): string {
  if (text.trim() === '') throw wrongField('email', missing);
  const email = plainEmail(text);
  if (email === null) throw wrongField('email', EMAIL_MESSAGE);
  return email;
}
