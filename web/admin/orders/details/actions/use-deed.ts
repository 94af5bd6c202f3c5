import { useRef, useState } from 'react';
import type { ChangeSince } from '../../../../../rules/refusals';
import { errorCode, errorWords, isUnreachable, refusedFields } from '../../../../apollo/error-words';
import { noteOwnDeed } from '../../../../orders/live/own-deed';
import { orderNow } from '../../status/stale-order';

/** What a deed was refused with. */
export interface Refusal {
  readonly words: string;
  /** No answer came: it may have been done. */
  readonly isUnknown: boolean;
  /** The server's words for single fields. */
  readonly fields: ReadonlyMap<string, string>;
  /** What others have done since, where that is why. */
  readonly changes: readonly ChangeSince[];
}

const DONE_BEFORE_WORDS =
  'It was done the first time, when no answer came. Nothing was done twice; please close this form.';

/**
 * Does one thing to an order at a time, and reads the order again after it, whether it was done or refused because
 * somebody was quicker. Nothing is shown as done before the server says so.
 */
export function useDeed(orderId: string, readAgain: () => Promise<unknown>) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isUnderWay = useRef(false);
  const wasUnknown = useRef(false);

  /** Whether it was done; `refusal` says why not. */
  async function run(deed: () => Promise<unknown>): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      noteOwnDeed(orderId);
      await deed();
      await readAgain().catch(() => {});
      return true;
    } catch (error) {
      const code = errorCode(error);
      if (code === 'CONFLICT' || code === 'NOT_FOUND') await readAgain().catch(() => {});
      const isRepeat = wasUnknown.current && code === 'CONFLICT' && !orderNow(error);
      wasUnknown.current ||= isUnreachable(error);
      setRefusal({
        words: isRepeat ? DONE_BEFORE_WORDS : errorWords(error),
        isUnknown: isUnreachable(error),
        fields: new Map(refusedFields(error).map(({ field, message }) => [field, message])),
        changes: orderNow(error)?.changes ?? [],
      });
      return false;
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  return { run, isBusy, refusal, forget: () => setRefusal(undefined) };
}
