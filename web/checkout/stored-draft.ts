/** Where a tab keeps what was typed at checkout. */
const KEY = 'checkoutDraft';

/** The draft as it was kept; null when there is none or it cannot be read. */
export function readStoredDraft(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a draft in this tab. */
export function storeDraft(draft: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without session storage the form lives as long as the page.
  }
}

/** Forgets what was typed, once it is paid or its customer logs out. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept there either.
  }
}
