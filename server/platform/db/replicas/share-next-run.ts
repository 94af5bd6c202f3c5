/**
 * Shares one request among all callers at about the same time. Each gets an answer requested after its call, and no
 * more than one request is under way.
 */
export function shareNextRun<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    next ??= underWay.then(() => {
      next = null;
      const answer = ask();
      underWay = answer.catch(() => {});
      return answer;
    });
    return next;
  };
}
