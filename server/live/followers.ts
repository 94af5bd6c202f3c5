import { AppError } from '../shared/errors/errors.js';

/** How many subscriptions one person may have at one process, on all their connections: three windows full. */
const OF_ONE_PERSON_MAX = 60;

/** Counts what each person follows: every change of an order is read once for each who follows it. */
export class Followers {
  readonly #counts = new Map<string, number>();

  /** Counts one more until the answer is called. Throws TOO_MANY_ATTEMPTS. */
  enter(userId: string): () => void {
    const count = this.#counts.get(userId) ?? 0;
    if (count >= OF_ONE_PERSON_MAX)
      throw new AppError(
        'TOO_MANY_ATTEMPTS',
        429,
        `At most ${OF_ONE_PERSON_MAX} subscriptions for one person`,
      );
    this.#counts.set(userId, count + 1);
    return () => {
      const left = (this.#counts.get(userId) ?? 1) - 1;
      if (left > 0) this.#counts.set(userId, left);
      else this.#counts.delete(userId);
    };
  }
}
