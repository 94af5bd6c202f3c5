import { createListeners } from './listeners';
import { removeTabValues } from './tab-storage';

/** Beginnings of the keys under which a tab stores what its user typed or opened. A payment has rules of its own. */
const OWN = ['typed:', 'messages:', 'bookedQuote', 'checkoutDraft'];

const listeners = createListeners();

/** Removes them from this tab, on a sign-out here or in another tab. */
export function removeOwnValues(): void {
  for (const beginning of OWN) removeTabValues(beginning);
  listeners.tell();
}

/** Calls `listener` then, to forget what is in memory. */
export const onOwnValuesRemoved = listeners.add;
