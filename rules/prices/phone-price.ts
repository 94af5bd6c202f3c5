/**
 * The price of a booking by phone. Prices on the website are the online prices; the phone price is made from them, so that
 * the saving we advertise is true to the letter: online costs at least that many per cent less than by phone.
 */

/** Per cent that online costs less than by phone; 0 when both cost the same. */
export const ONLINE_SAVING_PERCENT = { min: 0, max: 90 } as const;

/** A price that is said aloud is a round one. */
const ROUNDED_TO_PENCE = 50;

/** The price by phone: online / (1 - saving), rounded up to the next 50p. Null when there is nothing to compare. */
export function phonePence(onlinePence: number, savingPercent: number): number | null {
  if (savingPercent <= 0 || onlinePence <= 0) return null;
  return Math.ceil((onlinePence * 100) / ((100 - savingPercent) * ROUNDED_TO_PENCE)) * ROUNDED_TO_PENCE;
}

/** The line at the top of every page; empty without a saving. */
export function savingPromise(savingPercent: number): string {
  return savingPercent > 0 ? `Save ${savingPercent}% Online` : '';
}
