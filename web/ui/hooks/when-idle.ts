const AT_THE_LATEST_MS = 3000;

/** Does what can wait once the page has come to rest, and leaves it when that fails. Returns the way to stop. */
export function whenIdle(task: () => Promise<void>): () => void {
  const run = () => void task().catch(() => {});
  // Safari has no such callback yet.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const callback = window.requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
  return () => window.cancelIdleCallback(callback);
}
