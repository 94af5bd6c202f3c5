import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 90_000;

/** Asks the database again as long as it is away or refuses; what is asked must bear being done twice. */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await pause(100);
    }
  }
}
