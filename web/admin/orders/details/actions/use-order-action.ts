import { useRef } from 'react';
import { errorCode, errorMessage, isUnreachable } from '../../../../apollo/error-message';
import { markLocalChange } from '../../../../orders/live/local-echo';
import { orderConflict } from '../../status/stale-order';

const ALREADY_DONE_MESSAGE = 'Your first attempt worked, and nothing was done twice. Close this form.';
const UNKNOWN_MESSAGE = "We don't know whether this worked. It's safe to try again: we'll only do it once.";

/**
 * Actions on an order, which is refetched after success or a conflict. Nothing is shown as done before the server confirms.
 */
export function useOrderAction(orderId: string, refetch: () => Promise<unknown>) {
  const wasUnknown = useRef(false);

  return {
    /** Throws why it failed. */
    async run(action: () => Promise<unknown>): Promise<void> {
      markLocalChange(orderId);
      try {
        await action();
      } catch (error) {
        const code = errorCode(error);
        if (code === 'CONFLICT' || code === 'NOT_FOUND') await refetch().catch(() => {});
        wasUnknown.current ||= isUnreachable(error);
        throw error;
      }
      await refetch().catch(() => {});
    },
    /** Why it failed, and whether a repeat is safe. */
    messageOf(error: unknown): string {
      if (isUnreachable(error)) return `${errorMessage(error)} ${UNKNOWN_MESSAGE}`;
      const isRepeat = wasUnknown.current && errorCode(error) === 'CONFLICT' && !orderConflict(error);
      return isRepeat ? ALREADY_DONE_MESSAGE : errorMessage(error);
    },
  };
}
