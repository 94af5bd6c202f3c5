import { setTimeout as wait } from 'node:timers/promises';

/** A change of the catalogue is seen in every process within this time. */
export const WITHIN_MS = 1_000;

/** Asks until a change has reached what is kept. Throws when it has not within a second. */
export async function until(isShown: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WITHIN_MS;
  while (!(await isShown())) {
    if (Date.now() > deadline) throw new Error('The change was not seen within a second.');
    await wait(10);
  }
}
