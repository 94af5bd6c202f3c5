import { type ComponentType, lazy, Suspense, useState } from 'react';
import { PageLoading } from './PageLoading';

const all = new WeakSet<object>();

/**
 * In place of a page whose code did not come, which the router would never ask for again: asks whenever it is opened, and
 * fails as the page does.
 */
export function retried(load: () => Promise<ComponentType>): ComponentType {
  function Retried() {
    const [Loaded] = useState(() => lazy(async () => ({ default: await load() })));
    return (
      <Suspense fallback={<PageLoading />}>
        <Loaded />
      </Suspense>
    );
  }
  all.add(Retried);
  return Retried;
}

export function isRetried(component: ComponentType | null | undefined): boolean {
  return Boolean(component && all.has(component));
}
