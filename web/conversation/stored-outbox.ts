/** What was typed about an order and has not arrived. */
export interface Outbox {
  readonly draft: string;
  readonly unsent: readonly { readonly id: string; readonly body: string }[];
}

const EMPTY: Outbox = { draft: '', unsent: [] };
const keyOf = (orderId: string, userId: string) => `messages:${userId}:${orderId}`;

/** What this tab has kept for somebody about an order. */
export function readOutbox(orderId: string, userId: string): Outbox {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(keyOf(orderId, userId)) ?? 'null',
    ) as Partial<Outbox> | null;
    return {
      draft: typeof stored?.draft === 'string' ? stored.draft : '',
      unsent: Array.isArray(stored?.unsent) ? stored.unsent : [],
    };
  } catch {
    return EMPTY;
  }
}

/** Keeps it in this tab, and nothing when there is nothing. */
export function storeOutbox(orderId: string, userId: string, outbox: Outbox): void {
  const key = keyOf(orderId, userId);
  try {
    if (outbox.draft === '' && outbox.unsent.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(outbox));
  } catch {
    // Without session storage it lives as long as the page.
  }
}
