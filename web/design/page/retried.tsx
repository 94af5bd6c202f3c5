import { type ComponentType, lazy, Suspense, useState } from 'react';

/** The components made by `retried`. */
export const retriedPages = new Set<unknown>();

/**
 * Replaces a page whose code failed to load, which the router would not load again: loads on each visit, and throws as the
 * page does.
 */
export function retried(load: () => Promise<ComponentType>): ComponentType {
  function Retried() {
    const [Loaded] = useState(() => lazy(async () => ({ default: await load() })));
    return (
      <Suspense>
        <Loaded />
      </Suspense>
    );
  }
  retriedPages.add(Retried);
  return Retried;
}
