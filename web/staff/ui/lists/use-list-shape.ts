import { useSyncExternalStore } from 'react';

/** Cards where a row would not fit, a table with fewer columns on small laptops, all columns on wide screens. */
export type ListShape = 'cards' | 'compact' | 'full';

const [COMPACT, FULL] = ['(min-width: 1000px)', '(min-width: 1360px)'];

/** The layout that fits the screen. */
export function useListShape(): ListShape {
  return useSyncExternalStore(subscribe, shapeNow);
}

function subscribe(changed: () => void): () => void {
  const queries = [COMPACT, FULL].map((query) => window.matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}

function shapeNow(): ListShape {
  if (window.matchMedia(FULL).matches) return 'full';
  return window.matchMedia(COMPACT).matches ? 'compact' : 'cards';
}
