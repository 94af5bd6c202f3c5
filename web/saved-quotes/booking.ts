/** Where a tab keeps the secret of the quote it is booking; an address would be logged and sent on. */
const KEY = 'bookedQuote';

interface Booking {
  readonly reference: string;
  readonly secret: string;
}

/** Remembers what is booked, and tells the page where that is done. */
export function beginBooking({ reference, secret }: Booking): string {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ reference, secret } satisfies Booking));
  } catch {
    // Without session storage the checkout asks for the link once more.
  }
  return bookingPath(reference);
}

/** Where a quote is booked; the reference in it opens nothing. */
export function bookingPath(reference: string): string {
  return `/checkout?${new URLSearchParams({ quote: reference })}`;
}

/** The secret of a quote that this tab began to book; null when it did not. */
export function secretOfBooking(reference: string): string | null {
  try {
    const kept: Booking | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return kept?.reference === reference ? kept.secret : null;
  } catch {
    return null;
  }
}

/** Forgets it, once it is paid. */
export function endBooking(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept there either.
  }
}

/** The page of a quote. What stands behind the # is sent to nobody. */
export function quotePath(secret: string): string {
  return `/quote#${secret}`;
}
