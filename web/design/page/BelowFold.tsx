import { type ReactNode, Suspense } from 'react';

/**
 * Content that nobody sees at first. Of a rendered page it hydrates after the rest, when the browser is idle, or at once
 * when it is pressed or focused. A render of the parent hydrates it too, unless `children` stays the same element.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
