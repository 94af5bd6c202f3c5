/** Which tabs of this browser are open, by Web Locks: only https and localhost have them. */
const locks: () => LockManager | undefined = () => globalThis.navigator.locks;

/** Marks a tab as open until the returned function is called, or the tab closes. */
export function markOpen(tab: string): () => void {
  const closed = Promise.withResolvers<void>();
  void locks()?.request(lockOf(tab), () => closed.promise);
  return closed.resolve;
}

/** Calls `task` once that tab has closed; at once without Web Locks. Returns the function that stops waiting. */
export function whenClosed(tab: string, task: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const once = () => {
    if (!signal.aborted) task();
  };
  const request = locks()?.request(lockOf(tab), { signal }, once);
  if (!request) task();
  request?.catch(() => {
    // Stopped while it waited.
  });
  return () => waiting.abort();
}

function lockOf(tab: string): string {
  return `cart:${tab}`;
}
