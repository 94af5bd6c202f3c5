import type { Check } from '../../apollo/session/shape';
import { readTab, removeTab, writeTab } from '../../apollo/session/tab-storage';

/** Where a tab keeps what was typed at checkout. */
const KEY = 'checkoutDraft';

/** The draft as it was kept; null when there is none that passes `check`. */
export function readStoredDraft<Draft>(check: Check<Draft>): Draft | null {
  return readTab(KEY, check);
}

/** Keeps a draft in this tab. */
export function storeDraft(draft: object): void {
  writeTab(KEY, draft);
}

/** Forgets what was typed, once it is paid or its customer logs out. */
export function removeDraft(): void {
  removeTab(KEY);
}
