/**
 * One question for all who ask it at about the same time. Each gets an answer that was asked for after they came, and no
 * more than one is under way.
 */
export function askTogether<T>(ask: () => Promise<T>): () => Promise<T> {
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
