import { isServerFault } from './cart-failures';

/** After so many faults in a row a change is dropped. */
const MAX_CONSECUTIVE_FAULTS = 3;

/** Distinguishes a poison change from an outage: it fails repeatedly while `fetch` succeeds. */
export function watchForPoisonChanges(fetch: () => Promise<unknown>) {
  let faults = 0;

  return {
    /** Whether retrying the change that met this error is pointless. */
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
    /** After a change was accepted. */
    reset(): void {
      faults = 0;
    },
  };
}
