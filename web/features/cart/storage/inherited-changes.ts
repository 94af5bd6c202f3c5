import { type CartChanges, countChanges, NO_CHANGES } from '../cart-state';
import { whenClosed } from './open-tabs';
import { readCartSnapshot } from './stored-cart';

/**
 * The stored changes of another tab, or of this one before a reload. An open tab sends its own: an older quantity must not
 * replace a newer one. `takeOver` receives them once that tab has closed.
 */
export function inheritChanges(tab: string, owner: string, takeOver: (changes: CartChanges) => void) {
  let changes = readCartSnapshot(owner)?.changes ?? NO_CHANGES;
  let awaited: string | undefined;
  let stop = () => {};

  function clear(): void {
    stop();
    awaited = undefined;
    changes = NO_CHANGES;
  }

  return {
    changes: () => changes,
    clear,
    /** Reads what is stored now, and waits for its tab to close. */
    follow(owner: string): void {
      const snapshot = readCartSnapshot(owner);
      if (snapshot?.tab === tab) return;
      if (!snapshot || countChanges(snapshot.changes) === 0) {
        clear();
        return;
      }
      changes = snapshot.changes;
      if (awaited === snapshot.tab) return;
      stop();
      awaited = snapshot.tab;
      stop = whenClosed(snapshot.tab, () => {
        const left = changes;
        clear();
        takeOver(left);
      });
    },
  };
}
