import { useState } from 'react';

/** An action, and whether it is being done. */
export function useBusy<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
): [isBusy: boolean, act: (...args: Args) => void] {
  const [isBusy, setBusy] = useState(false);
  const act = (...args: Args) => {
    setBusy(true);
    void action(...args).finally(() => setBusy(false));
  };
  return [isBusy, act];
}
