import { useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { reload } from '../../apollo/reload';
import { orderBadge } from '../../orders/order-labels';
import { useToast } from '../../ui/feedback/toast';
import { formatDate } from '../../ui/formats';
import type { BulkOutcome } from '../orders/bulk/use-bulk-change';
import {
  useChangeOrderStatusesMutation,
  useChangeOrderStatusMutation,
} from '../orders/list/orders.generated';
import { orderConflict } from '../orders/status/stale-order';
import type { DaySheetFragment } from './DaySheet.generated';

/** The server's limit per call. */
const AT_ONCE_MAX = 100;

type Stop = DaySheetFragment['nodes'][number];

/** Marks stops as collected, which ships their orders, after confirmation; refused on a version conflict. */
export function useCollect(
  stops: readonly Stop[],
  /** Of a day still to come, staff do this on purpose, and the orders say so. */
  earlyDay: string | null,
  refetch: () => Promise<unknown>,
) {
  const [change] = useChangeOrderStatusMutation();
  const [changeAll] = useChangeOrderStatusesMutation();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const toast = useToast();
  const waiting = stops.filter(({ id, isCollected }) => asked.includes(id) && !isCollected);

  /** Throws the refusal. Refetches after a conflict, so that a second press has the new version. */
  async function collectOne({ id, number, version }: Stop): Promise<void> {
    try {
      await change({ variables: { id, version, status: 'SHIPPED' } });
      toast(`${number} collected`, 'good');
    } catch (error) {
      const now = orderConflict(error);
      if (now)
        toast(
          `${number}: someone else changed the order first. The status is now ${orderBadge(now.status).label}`,
          'bad',
        );
      await reload(refetch);
      throw error;
    }
    await reload(refetch);
  }

  /** Throws when nothing was done. */
  async function collectAll(all: readonly Stop[]): Promise<void> {
    const done: BulkOutcome = { changed: [], refused: [] };
    const reason =
      earlyDay && `Marked as collected before its day, on the collection sheet of ${formatDate(earlyDay)}`;
    for (let from = 0; from < all.length; from += AT_ONCE_MAX) {
      const orders = all.slice(from, from + AT_ONCE_MAX).map(({ id, version }) => ({ id, version }));
      try {
        const { data } = await changeAll({
          variables: { orders, status: 'SHIPPED', ...(reason && { reason }) },
        });
        done.changed.push(...(data?.adminUpdateOrderStatuses.changed ?? []));
        done.refused.push(...(data?.adminUpdateOrderStatuses.refused ?? []));
      } catch (error) {
        await reload(refetch);
        if (from === 0) throw error;
        toast(`We couldn't mark all of them: ${errorMessage(error)}`, 'bad');
        break;
      }
    }
    setOutcome(done);
    await reload(refetch);
  }

  return {
    ...{ waiting, outcome },
    ask: (ids: readonly string[]) => {
      setOutcome(null);
      setAsked(ids);
    },
    confirm: () => (waiting.length === 1 && waiting[0] ? collectOne(waiting[0]) : collectAll(waiting)),
    close: () => setAsked([]),
    dismiss: () => setOutcome(null),
  };
}
