import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Whether the page has come to rest since the component was first shown: then what can wait is asked for and drawn, in pieces. */
export function useIsAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(async () => startTransition(() => setIsAtRest(true))), []);
  return isAtRest;
}
