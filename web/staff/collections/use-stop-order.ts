import type { ApolloCache } from '@apollo/client';
import { useRef, useState } from 'react';
import { evictFields } from '../../data/cache/evict';
import { errorMessage } from '../../data/error-message';
import { useToast } from '../../design/feedback/toast';
import {
  CollectionSheetDocument,
  type CollectionSheetFragment,
  type DrivingOrderFragment,
  useMoveCollectionStopMutation,
  useResetCollectionOrderMutation,
} from './collections.generated';

/** A button of a stop that moves it. */
export type StopMove = 'earlier' | 'later' | 'drag';

/** The order of a stop. */
interface Moved {
  readonly id: string;
  readonly number: string;
}

/** Changes the order of a day's stops, for everybody; one change at a time. */
export function useStopOrder(sheet: CollectionSheetFragment) {
  const { date, orderVersion: version, totals, nodes } = sheet;
  const show = (cache: ApolloCache, order: DrivingOrderFragment | undefined) =>
    order && showOrder(cache, sheet, order);
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
    /** The last change, for screen readers. */
    said,
    /** `by` has the focus again afterwards: the stop may stand under another heading. */
    async move({ id, number }: Moved, stop: number, by: StopMove): Promise<void> {
      if (stop < 1 || stop > totals.stopCount) return;
      const input = { date, orderId: id, stop, version };
      const ids = nodes.map(({ order }) => order.id);
      const orderIds = ids.filter((one) => one !== id).toSpliced(stop - 1, 0, id);
      const moved = {
        __typename: 'DrivingOrder' as const,
        isReordered: true,
        orderVersion: version,
        orderIds,
      };
      // Of a day with more pages only the server knows the whole order.
      const isWhole = ids.length === totals.stopCount;
      await change(
        () =>
          mutateMove({
            variables: { input },
            ...(isWhole && { optimisticResponse: { adminMoveCollectionStop: moved } }),
          }),
        `${number} is now stop ${stop}`,
      );
      requestAnimationFrame(() => focusMove(id, by));
    },
    reset: () =>
      change(() => mutateReset({ variables: { date, version } }), 'The stops are back in driving order'),
  };
}

/** Sorts the stops of a page into the order of the day; reloads the page when other stops have moved onto it. */
function showOrder(
  cache: ApolloCache,
  { date, pageInfo }: CollectionSheetFragment,
  order: DrivingOrderFragment,
) {
  const { isReordered, orderVersion, orderIds } = order;
  const query = { query: CollectionSheetDocument, variables: { date, page: pageInfo.page } };
  const sheet = cache.readQuery(query)?.adminCollectionSheet;
  if (!sheet) return;
  const from = (pageInfo.page - 1) * pageInfo.pageSize;
  const nodes = orderIds.slice(from, from + pageInfo.pageSize).flatMap((id, index) => {
    const node = sheet.nodes.find(({ order }) => order.id === id);
    return node ? [{ ...node, stop: from + index + 1 }] : [];
  });
  if (nodes.length < sheet.nodes.length) return evictFields('adminCollectionSheet')(cache);
  cache.writeQuery({
    ...query,
    data: { adminCollectionSheet: { ...sheet, nodes, isReordered, orderVersion } },
  });
}

function focusMove(id: string, by: StopMove): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-move="${by} ${id}"]`)?.focus({ preventScroll: true });
}
