import { createContext, useContext } from 'react';

const DEFAULT_PROMISE = 'Bookings are fully refundable until 24 hours before the collection date.';

/** What the shop promises about refunds, as staff word it. */
export const RefundPromiseContext = createContext(DEFAULT_PROMISE);

/** The promise in a sentence; the usual one until the server has answered. */
export function useRefundPromise(): string {
  return useContext(RefundPromiseContext) || DEFAULT_PROMISE;
}
