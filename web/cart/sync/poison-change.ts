import { isServerFault } from './cart-failures';

/** So many faults in a row, and the change is not tried again. */
const MAX_CONSECUTIVE_FAULTS = 3;

/** Tells a change that breaks the server from a server that is away: it fails again and again, while `fetch` is answered. */
export function watchForPoisonChanges(fetch: () => Promise<unknown>) {
  let faults = 0;

  return {
    /** Whether trying the change that met this error once more is of no use. */
    async isPoison(error: unknown): Promise<boolean> {
      faults = isServerFault(error) ? faults + 1 : 0;
      if (faults < MAX_CONSECUTIVE_FAULTS) return false;
      const isServerWell = await fetch().then(
        () => true,
        () => false,
      );
      if (isServerWell) faults = 0;
      return isServerWell;
    },
    /** After a change that was taken. */
    reset(): void {
      faults = 0;
    },
  };
}
