/**
 * Calls `task` once no tab that was opened earlier in this browser has a cart open: at once in the first tab, in another when
 * those have closed. Without Web Locks, which browsers have only on https and localhost, every tab counts as the first.
 * Returns the function that stops waiting, and lets the next tab follow.
 */
export function whenAlone(task: () => void): () => void {
  const locks: LockManager | undefined = navigator.locks;
  if (!locks) {
    task();
    return () => {};
  }
  const waiting = new AbortController();
  const closed = Promise.withResolvers<void>();
  const hold = () => {
    if (!waiting.signal.aborted) task();
    return waiting.signal.aborted ? undefined : closed.promise;
  };
  locks.request('cart', { signal: waiting.signal }, hold).catch(() => {
    // Stopped while it waited.
  });
  return () => {
    waiting.abort();
    closed.resolve();
  };
}
