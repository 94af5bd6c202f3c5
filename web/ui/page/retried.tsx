import { type ComponentType, lazy, Suspense, useState } from 'react';

/** The components that stand for such pages. */
export const retriedPages = new Set<unknown>();

/**
 * In place of a page whose code did not come, which the router would never ask for again: asks whenever it is opened, and
 * fails as the page does.
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
