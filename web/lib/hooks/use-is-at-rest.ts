import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Whether the browser has been idle since the component mounted. Parts that can wait are fetched and rendered after that. */
export function useIsAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => whenIdle(async () => startTransition(() => setIsAtRest(true))), []);
  return isAtRest;
}
