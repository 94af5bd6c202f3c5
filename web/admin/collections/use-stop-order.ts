import { useRef, useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { reload } from '../../apollo/reload';
import { useToast } from '../../ui/feedback/toast';
import { useMoveCollectionStopMutation, useResetCollectionOrderMutation } from './collections.generated';
import type { DaySheetFragment } from './DaySheet.generated';

/** A button of a stop that moves it. */
export type StopMove = 'earlier' | 'later' | 'drag';

/** Changes the order of a day's stops, for everybody; one change at a time. */
export function useStopOrder(
  { date, orderVersion, totals }: DaySheetFragment,
  refetch: () => Promise<unknown>,
) {
  const [mutateMove] = useMoveCollectionStopMutation();
  const [mutateReset] = useResetCollectionOrderMutation();
  const [said, setSaid] = useState('');
  const isBusy = useRef(false);
  const toast = useToast();

  /** Throws nothing: a refusal is a toast, and the sheet is fetched again. */
  async function change(work: () => Promise<unknown>, done: string): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
      setSaid(done);
    } catch (error) {
      toast(`We couldn't change the order of the stops. ${errorMessage(error)}`, 'bad');
    } finally {
      await reload(refetch);
      isBusy.current = false;
    }
  }

  return {
    /** What was done last, for screen readers. */
    said,
    /** `by` has the focus again afterwards: the stop may stand under another heading. */
    async move({ id, number }: { id: string; number: string }, stop: number, by: StopMove): Promise<void> {
      if (stop < 1 || stop > totals.stopCount) return;
      const input = { date, orderId: id, stop, version: orderVersion };
      await change(() => mutateMove({ variables: { input } }), `${number} is now stop ${stop}`);
      requestAnimationFrame(() => focusMove(id, by));
    },
    reset: () =>
      change(
        () => mutateReset({ variables: { date, version: orderVersion } }),
        'The stops are back in driving order',
      ),
  };
}

function focusMove(id: string, by: StopMove): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-move="${by} ${id}"]`)?.focus({ preventScroll: true });
}
