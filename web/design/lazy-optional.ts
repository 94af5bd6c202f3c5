import { type ComponentType, lazy } from 'react';

/** A lazily loaded component that a page can do without: renders nothing when its code does not load. */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  );
}
