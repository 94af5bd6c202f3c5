import { EMAIL_MESSAGE, isEmail } from '../../../../rules/people/contact-rules';

/** The problem of an account's email address. */
export function wrongEmail(email: string): string | undefined {
  if (!email) return 'Email is required';
  return isEmail(email) ? undefined : EMAIL_MESSAGE;
}
