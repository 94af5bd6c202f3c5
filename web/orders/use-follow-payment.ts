import { useEffect } from 'react';

const EVERY_MS = 2000;

/** Asks again every two seconds while a payment is being confirmed. */
export function useFollowPayment(
  isOpen: boolean,
  startPolling: (everyMs: number) => void,
  stopPolling: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    startPolling(EVERY_MS);
    return stopPolling;
  }, [isOpen, startPolling, stopPolling]);
}
