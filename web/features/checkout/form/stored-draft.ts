import { removeTabValues } from '../../../session/tab-storage';

/** The key of the checkout form's draft; apart from its shape, which signing out need not load. */
export const DRAFT_KEY = 'checkoutDraft';

/** Removes the draft, once it is paid or its customer logs out. */
export function removeDraft(): void {
  removeTabValues(DRAFT_KEY);
}
