import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { errorCode, errorMessage, isUnreachable } from '../../../../data/error-message';
import { refreshQuietly } from '../../../../data/refresh-quietly';
import { markLocalChange } from '../../../../features/orders/live/local-echo';
import { orderConflict } from '../../status/stale-order';
import { AdminOrderDetailsDocument } from '../details.generated';

const ALREADY_DONE_MESSAGE = 'Your first attempt worked, and nothing was done twice. Close this form.';
const UNKNOWN_MESSAGE = "We don't know whether this worked. It's safe to try again: we'll only do it once.";

/** Reads an order again into the cache, which its page shows. */
export function useReadOrder(id: string): () => Promise<void> {
  const client = useApolloClient();
  const query = AdminOrderDetailsDocument;
  return () =>
    refreshQuietly(() =>
      client.query({ query, variables: { id }, fetchPolicy: 'network-only', errorPolicy: 'all' }),
    );
}

/** Actions on an order, which they answer with; it is read again after a conflict. */
export function useOrderAction(orderId: string) {
  const readOrder = useReadOrder(orderId);
  const wasUnknown = useRef(false);

  return {
    /** Throws why it failed. */
    async run(action: () => Promise<unknown>): Promise<void> {
      markLocalChange(orderId);
      try {
        await action();
      } catch (error) {
        const code = errorCode(error);
        if (code === 'CONFLICT' || code === 'NOT_FOUND') await readOrder();
        wasUnknown.current ||= isUnreachable(error);
        throw error;
      }
    },
    /** Why it failed, and whether a repeat is safe. */
    messageOf(error: unknown): string {
      if (isUnreachable(error)) return `${errorMessage(error)} ${UNKNOWN_MESSAGE}`;
      const isRepeat = wasUnknown.current && errorCode(error) === 'CONFLICT' && !orderConflict(error);
      return isRepeat ? ALREADY_DONE_MESSAGE : errorMessage(error);
    },
  };
}
