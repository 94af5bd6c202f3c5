import { isText, shape } from '../apollo/session/shape';
import { readTab, removeTab, writeTab } from '../apollo/session/tab-storage';

/** Where a tab keeps the secret of the quote it is booking; an address would be logged and sent on. */
const KEY = 'bookedQuote';

interface Booking {
  readonly reference: string;
  readonly secret: string;
}

const isBooking = shape<Booking>({ reference: isText, secret: isText });

/** Remembers what is booked, and tells the page where that is done. */
export function beginBooking({ reference, secret }: Booking): string {
  writeTab(KEY, { reference, secret } satisfies Booking);
  return bookingPath(reference);
}

/** Where a quote is booked; the reference in it opens nothing. */
export function bookingPath(reference: string): string {
  return `/checkout?${new URLSearchParams({ quote: reference })}`;
}

/** The secret of a quote that this tab began to book; null when it did not. */
export function secretOfBooking(reference: string): string | null {
  const stored = readTab(KEY, isBooking);
  return stored?.reference === reference ? stored.secret : null;
}

/** Forgets it, once it is paid. */
export function endBooking(): void {
  removeTab(KEY);
}

/** The page of a quote. What stands behind the # is sent to nobody. */
export function quotePath(secret: string): string {
  return `/quote#${secret}`;
}
