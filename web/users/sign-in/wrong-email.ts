import { isEmail } from '../../../rules/people/contact-rules';

/** What is wrong with an address that an account is to have, or has. */
export function wrongEmail(email: string): string | undefined {
  if (!email) return 'Email is required';
  return isEmail(email) ? undefined : 'Please enter a valid email address';
}
