import type { ApolloCache } from '@apollo/client';
import { useRef, useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { evictFields } from '../../apollo/evict';
import { useToast } from '../../ui/feedback/toast';
import {
  CollectionSheetDocument,
  type CollectionSheetFragment,
  useMoveCollectionStopMutation,
  useResetCollectionOrderMutation,
} from './collections.generated';

/** A button of a stop that moves it. */
export type StopMove = 'earlier' | 'later' | 'drag';

type Stop = CollectionSheetFragment['nodes'][number];

interface Moved {
  readonly order: Pick<Stop['order'], 'id' | 'number'>;
}

/** Changes the order of a day's stops, for everybody; one change at a time. */
export function useStopOrder(sheet: CollectionSheetFragment) {
  const { date, orderVersion: version, totals, pageInfo } = sheet;
  const { page } = pageInfo;
  const show = (cache: ApolloCache, shown: CollectionSheetFragment | undefined) =>
    shown &&
    cache.writeQuery({
      ...{ query: CollectionSheetDocument, variables: { date, page } },
      data: { adminCollectionSheet: shown },
    });
  const [mutateMove, { client }] = useMoveCollectionStopMutation({
    update: (cache, { data }) => show(cache, data?.adminMoveCollectionStop),
  });
  const [mutateReset] = useResetCollectionOrderMutation({
    update: (cache, { data }) => show(cache, data?.adminResetCollectionOrder),
  });
  const [said, setSaid] = useState('');
  const isBusy = useRef(false);
  const toast = useToast();

  /** Throws nothing: a refusal is a toast, and the sheet is read again. */
  async function change(work: () => Promise<unknown>, done: string): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await work();
      setSaid(done);
    } catch (error) {
      toast(`We couldn't change the order of the stops. ${errorMessage(error)}`, 'bad');
      evictFields('adminCollectionSheet')(client.cache);
    } finally {
      isBusy.current = false;
    }
  }

  return {
    /** What was done last, for screen readers. */
    said,
    /** `by` has the focus again afterwards: the stop may stand under another heading. */
    async move({ order }: Moved, stop: number, by: StopMove): Promise<void> {
      if (stop < 1 || stop > totals.stopCount) return;
      const { id, number } = order;
      const input = { date, orderId: id, stop, version };
      const nodes = movedIn(sheet.nodes, id, stop);
      await change(
        () =>
          mutateMove({
            variables: { input, page },
            ...(nodes && {
              optimisticResponse: { adminMoveCollectionStop: { ...sheet, nodes, isReordered: true } },
            }),
          }),
        `${number} is now stop ${stop}`,
      );
      requestAnimationFrame(() => focusMove(id, by));
    },
    reset: () =>
      change(
        () => mutateReset({ variables: { date, version, page } }),
        'The stops are back in driving order',
      ),
  };
}

/** The stops of a page with one at another place; undefined when that is on another page. */
function movedIn(stops: readonly Stop[], orderId: string, stop: number): Stop[] | undefined {
  const first = stops[0]?.stop ?? 1;
  const at = stops.findIndex(({ order }) => order.id === orderId);
  const node = stops[at];
  if (!node || !stops[stop - first]) return undefined;
  return stops
    .toSpliced(at, 1)
    .toSpliced(stop - first, 0, node)
    .map((one, index) => ({ ...one, stop: first + index }));
}

function focusMove(id: string, by: StopMove): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-move="${by} ${id}"]`)?.focus({ preventScroll: true });
}
