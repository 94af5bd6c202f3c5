import { useRef, useState } from 'react';
import type { ChangeSince } from '../../../../../rules/refusals';
import { errorCode, errorMessage, isUnreachable, refusedFields } from '../../../../apollo/error-message';
import { markLocalChange } from '../../../../orders/live/local-echo';
import { orderConflict } from '../../status/stale-order';

/** Why an action was refused. */
export interface Refusal {
  readonly message: string;
  /** No answer came: it may have been done. */
  readonly isUnknown: boolean;
  /** The server's messages by field. */
  readonly fields: ReadonlyMap<string, string>;
  /** Changes by others since, when they are the reason. */
  readonly changes: readonly ChangeSince[];
}

const ALREADY_DONE_MESSAGE =
  'It was done the first time, when no answer came. Nothing was done twice; please close this form.';

/**
 * Runs one action on an order at a time, and refetches the order after success or a conflict. Nothing is shown as done before
 * the server confirms.
 */
export function useOrderAction(orderId: string, refetch: () => Promise<unknown>) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isPending = useRef(false);
  const wasUnknown = useRef(false);

  /** Whether it succeeded; `refusal` says why not. */
  async function run(action: () => Promise<unknown>): Promise<boolean> {
    if (isPending.current) return false;
    isPending.current = true;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      markLocalChange(orderId);
      await action();
      await refetch().catch(() => {});
      return true;
    } catch (error) {
      const code = errorCode(error);
      if (code === 'CONFLICT' || code === 'NOT_FOUND') await refetch().catch(() => {});
      const isRepeat = wasUnknown.current && code === 'CONFLICT' && !orderConflict(error);
      wasUnknown.current ||= isUnreachable(error);
      setRefusal({
        message: isRepeat ? ALREADY_DONE_MESSAGE : errorMessage(error),
        isUnknown: isUnreachable(error),
        fields: new Map(refusedFields(error).map(({ field, message }) => [field, message])),
        changes: orderConflict(error)?.changes ?? [],
      });
      return false;
    } finally {
      isPending.current = false;
      setIsBusy(false);
    }
  }

  return { run, isBusy, refusal, clearRefusal: () => setRefusal(undefined) };
}
