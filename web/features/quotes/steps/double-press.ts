import type { MouseEvent } from 'react';

/** The second press of a double one was meant for the step before. */
export function isRestOfDoublePress({ detail }: MouseEvent): boolean {
  return detail > 1;
}
