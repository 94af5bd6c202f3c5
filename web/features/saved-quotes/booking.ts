import { tabStorage } from '../../session/tab-storage';
import { isString, objectOf } from '../../session/type-guards';

interface Booking {
  readonly reference: string;
  readonly secret: string;
}

/** The secret of the quote being booked; in an address it would be logged and sent on as referrer. */
const booked = tabStorage('bookedQuote', objectOf<Booking>({ reference: isString, secret: isString }));

/** Stores the quote being booked and returns the address of its checkout. */
export function beginBooking({ reference, secret }: Booking): string {
  booked.write({ reference, secret });
  return bookingPath(reference);
}

/** The checkout of a quote; the reference in it opens nothing. */
export function bookingPath(reference: string): string {
  return `/checkout?${new URLSearchParams({ quote: reference })}`;
}

/** The secret of a quote that this tab is booking; null otherwise. */
export function secretOfBooking(reference: string): string | null {
  const stored = booked.read();
  return stored?.reference === reference ? stored.secret : null;
}

/** Removes it, once it is paid. */
export const endBooking = booked.remove;

/** The address of a quote. The hash is not sent to servers. */
export function quotePath(secret: string): string {
  return `/quote#${secret}`;
}
