/** The person who receives a delivery, where it is not the customer. */
import { emailProblem, phoneProblem } from './contact-rules.js';

export interface Receiver {
  readonly name: string;
  readonly phone: string;
  /** Empty when none was given. */
  readonly email: string;
}

export const RECEIVER_NAME_MAX = 200;

/** The problem of each part of a typed receiver; null for a valid part. A crew at the door needs a name and a phone. */
export function receiverProblems({ name, phone, email }: Receiver): Record<keyof Receiver, string | null> {
  return {
    name: name.trim() ? null : 'Enter the name of who receives it',
    phone: phone.trim() ? phoneProblem(phone) : 'Enter a phone number, so that we can reach them on the day',
    email: email.trim() ? emailProblem(email) : null,
  };
}
