const AT_THE_LATEST_MS = 3000;

/** Runs `task` once the browser is idle and ignores its failure. Returns the cancel function. */
export function whenIdle(task: () => Promise<void>): () => void {
  const run = () => void task().catch(() => {});
  // Safari lacks requestIdleCallback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const callback = window.requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
  return () => window.cancelIdleCallback(callback);
}
