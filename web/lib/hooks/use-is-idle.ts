import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Whether the browser has been idle since the component mounted. Parts that can wait are fetched and rendered after that. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(async () => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
