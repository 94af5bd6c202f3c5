/** A booking without a day, chosen at the quote or at the checkout and sent to the server explicitly. */

import { tabStorage } from '../../session/tab-storage';
import { objectOf } from '../../session/type-guards';

export const DAY_LATER = 'Agree the day with us later';
export const DAY_LATER_HINT =
  "We'll contact you after you've paid and agree a day. Free cancellation until 24 hours before it.";

/** Stored in the tab from the quote to the checkout; removed with the checkout's draft, whose prefix its key has. */
const stored = tabStorage(
  'checkoutDraftDayLater',
  objectOf<{ isLater: true }>({ isLater: (value): value is true => value === true }),
);

/** Whether the visitor of this tab wants to agree the day later. */
export const isDayLater = (): boolean => stored.read() !== null;

/** Notes that choice for the next page of this tab. */
export function storeDayLater(isLater: boolean): void {
  if (isLater) stored.write({ isLater });
  else stored.remove();
}
