import type { Check } from '../../apollo/session/shape';
import { readTab, removeTab, writeTab } from '../../apollo/session/tab-storage';

/** The stored draft of the checkout form. */
const KEY = 'checkoutDraft';

/** The stored draft; null when absent or rejected by `check`. */
export function readStoredDraft<Draft>(check: Check<Draft>): Draft | null {
  return readTab(KEY, check);
}

export function storeDraft(draft: object): void {
  writeTab(KEY, draft);
}

/** Removes the draft, once it is paid or its customer logs out. */
export function removeDraft(): void {
  removeTab(KEY);
}
