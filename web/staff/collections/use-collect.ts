import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { evictFields } from '../../data/cache/evict';
import { errorMessage } from '../../data/error-message';
import { useToast } from '../../design/feedback/toast';
import { orderBadge } from '../../features/orders/order-labels';
import { formatDate } from '../../lib/formats/formats';
import type { BulkOutcome } from '../orders/bulk/use-bulk-change';
import {
  useChangeOrderStatusesMutation,
  useChangeOrderStatusMutation,
} from '../orders/list/orders.generated';
import { orderConflict } from '../orders/status/stale-order';
import { CollectionSheetDocument, type CollectionSheetFragment } from './collections.generated';

/** The server's limit per call. */
const AT_ONCE_MAX = 100;

type Sheet = CollectionSheetFragment;
type Order = Sheet['nodes'][number]['order'];

/** Marks orders as collected, which ships them, after confirmation; one of them at once, until the server refuses. */
export function useCollect(
  sheet: Sheet,
  open: readonly Order[],
  /** A day still to come: staff collect early on purpose, and the orders record that. */
  earlyDay: string | null,
) {
  const [change, { client }] = useChangeOrderStatusMutation();
  const [changeAll] = useChangeOrderStatusesMutation();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const toast = useToast();
  const waiting = open.filter(({ id }) => asked.includes(id));
  const evictSheet = () => evictFields('adminCollectionSheet')(client.cache);

  /** Throws nothing: a refusal is a toast, and after a conflict a second press sends the current version. */
  async function collectOne({ id, number, version, paymentStatus }: Order): Promise<void> {
    const collected = {
      __typename: 'Order' as const,
      id,
      version,
      status: 'SHIPPED' as const,
      paymentStatus,
    };
    try {
      await change({
        variables: { id, version, status: 'SHIPPED' },
        optimisticResponse: { adminUpdateOrderStatus: collected },
        update: (cache) => countCollected(cache, sheet, [id]),
      });
      toast(`${number} collected`, 'good');
    } catch (error) {
      const now = orderConflict(error);
      toast(
        now
          ? `${number}: someone else changed the order first. The status is now ${orderBadge(now.status).label}`
          : `${number} isn't marked as collected: ${errorMessage(error)}`,
        'bad',
      );
      if (!now) return evictSheet();
      client.cache.modify({
        id: client.cache.identify(collected),
        fields: { version: () => now.version, status: () => now.status },
      });
      if (now.status !== 'PROCESSING') countCollected(client.cache, sheet, [id]);
    }
  }

  /** Throws when nothing was done. */
  async function collectAll(all: readonly Order[]): Promise<void> {
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
        evictSheet();
        if (from === 0) throw error;
        toast(`We couldn't mark all of them: ${errorMessage(error)}`, 'bad');
        break;
      }
    }
    setOutcome(done);
    if (done.refused.length > 0) evictSheet();
    else
      countCollected(
        client.cache,
        sheet,
        done.changed.map(({ id }) => id),
      );
  }

  return {
    ...{ waiting, outcome },
    ask: (ids: readonly string[]) => {
      setOutcome(null);
      setAsked(ids);
    },
    async confirm(): Promise<void> {
      const [only] = waiting;
      if (waiting.length === 1 && only) void collectOne(only);
      else await collectAll(waiting);
    },
    close: () => setAsked([]),
    dismiss: () => setOutcome(null),
  };
}

/** Adds orders to those that the figures of the day and of its districts count as collected. */
function countCollected(cache: ApolloCache, { date, pageInfo }: Sheet, ids: readonly string[]): void {
  const variables = { date, page: pageInfo.page };
  cache.updateQuery({ query: CollectionSheetDocument, variables }, (shown) => {
    if (!shown) return undefined;
    const { totals, areas, nodes } = shown.adminCollectionSheet;
    const codes = nodes.filter(({ order }) => ids.includes(order.id)).map(({ outwardCode }) => outwardCode);
    return {
      adminCollectionSheet: {
        ...shown.adminCollectionSheet,
        totals: { ...totals, collectedCount: totals.collectedCount + codes.length },
        areas: areas.map((area) => ({
          ...area,
          collectedCount: area.collectedCount + codes.filter((code) => code === area.outwardCode).length,
        })),
      },
    };
  });
}
