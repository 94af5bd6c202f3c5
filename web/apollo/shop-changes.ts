const listeners = new Set<() => void>();

/** Called after this tab changed what every page shows of the shop: settings, a minimum charge. */
export function announceShopChange(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each such change. Returns the unsubscribe function. */
export function onShopChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
