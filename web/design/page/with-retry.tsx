import { type ComponentType, lazy, Suspense, useState } from 'react';

/** The components made by `withRetry`. */
export const pagesWithRetry = new Set<unknown>();

/**
 * Replaces a page whose code failed to load, which the router would not load again: loads on each visit, and throws as the
 * page does.
 */
export function withRetry(load: () => Promise<ComponentType>): ComponentType {
  function Retried() {
    const [Loaded] = useState(() => lazy(async () => ({ default: await load() })));
    return (
      <Suspense>
        <Loaded />
      </Suspense>
    );
  }
  pagesWithRetry.add(Retried);
  return Retried;
}
