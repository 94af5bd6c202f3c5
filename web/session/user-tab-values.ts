import { createListeners } from './listeners';
import { removeTabValues } from './tab-storage';

/** Prefixes of the keys under which a tab stores its user's drafts and opened pages. Payments have their own rules. */
const USER_KEY_PREFIXES = ['typed:', 'messages:', 'bookedQuote', 'checkoutDraft'];

const listeners = createListeners();

/** Removes the values with these prefixes from this tab, on a sign-out here or in another tab. */
export function removeUserTabValues(): void {
  for (const prefix of USER_KEY_PREFIXES) removeTabValues(prefix);
  listeners.notify();
}

/** Calls `listener` after the removal, to clear the values in memory. */
export const onUserTabValuesRemoved = listeners.add;
