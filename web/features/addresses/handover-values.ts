/** How a crew gets to a door, and who receives there, as form values. */
import type { Access } from '../../../rules/people/access';
import { type Receiver, receiverProblems } from '../../../rules/people/receiver';

/** Empty text where nothing is said. */
export interface AccessValues {
  floor: string;
  lift: string;
  carryMetres: string;
  parking: string;
}

export interface ReceiverValues extends Receiver {
  /** The customer receives it; the rest is not asked then. */
  isMe: boolean;
}

export const NO_ACCESS: AccessValues = { floor: '', lift: '', carryMetres: '', parking: '' };
export const MYSELF: ReceiverValues = { isMe: true, name: '', phone: '', email: '' };

/** The form values of a stored access. */
export function toAccessValues(access: Access | null | undefined): AccessValues {
  if (!access) return NO_ACCESS;
  const { floor, hasLift, carryMetres, parking } = access;
  const text = (part: number | null) => (part === null ? '' : String(part));
  return {
    floor: text(floor),
    lift: hasLift === null ? '' : hasLift ? 'yes' : 'no',
    carryMetres: text(carryMetres),
    parking,
  };
}

/** The form values of a stored receiver; null is the customer. */
export function toReceiverValues(receiver: Receiver | null | undefined): ReceiverValues {
  if (!receiver) return MYSELF;
  const { name, phone, email } = receiver;
  return { isMe: false, name, phone, email };
}

/** The access as it is sent; null when nothing is said. */
export function toAccess(typed: AccessValues | undefined): Access | null {
  if (!typed || Object.values(typed).every((part) => !part.trim())) return null;
  const number = (text: string) => (text === '' ? null : Number(text));
  return {
    floor: number(typed.floor),
    hasLift: typed.lift === '' ? null : typed.lift === 'yes',
    carryMetres: number(typed.carryMetres),
    parking: typed.parking.trim(),
  };
}

/** The receiver as it is sent; null when it is the customer. */
export function toReceiver(typed: ReceiverValues | undefined): Receiver | null {
  if (!typed || typed.isMe) return null;
  return { name: typed.name.trim(), phone: typed.phone.trim(), email: typed.email.trim() };
}

/** The problem of each part of a receiver, by its path in the form. */
export function receiverProblemsAt(typed: ReceiverValues | undefined): [string, string | null][] {
  if (!typed || typed.isMe) return [];
  return Object.entries(receiverProblems(typed)).map(([part, message]) => [`receiver.${part}`, message]);
}
