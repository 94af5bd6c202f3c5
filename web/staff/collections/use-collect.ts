import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { evictFields } from '../../data/cache/evict';
import { errorMessage } from '../../data/error-message';
import { useToast } from '../../design/feedback/toast';
import { formatDate } from '../../lib/formats/formats';
import {
  CollectionSheetDocument,
  type CollectionSheetFragment,
  type CollectOrdersMutation,
  useCollectOrdersMutation,
} from './collections.generated';

/** The server's limit per call. */
const AT_ONCE_MAX = 100;

type Sheet = CollectionSheetFragment;
type Order = Sheet['nodes'][number]['order'];
type CollectOptions = Omit<NonNullable<Parameters<typeof useCollectOrdersMutation>[0]>, 'variables'>;

interface Outcome {
  /** Ids of the orders that are collected now. */
  readonly changed: string[];
  readonly refused: CollectOrdersMutation['adminCollectOrders']['refused'];
}

/** Marks orders as collected, which ships them, after confirmation; one of them at once, until the server refuses. */
export function useCollect(
  sheet: Sheet,
  open: readonly Order[],
  /** A day still to come: staff collect early on purpose, and the orders record that. */
  earlyDay: string | null,
) {
  const [collect, { client }] = useCollectOrdersMutation();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const toast = useToast();
  const waiting = open.filter(({ id }) => asked.includes(id));
  const evictSheet = () => evictFields('adminCollectionSheet')(client.cache);

  function send(orders: readonly Order[], options: CollectOptions = {}) {
    const reason =
      earlyDay && `Marked as collected before its day, on the collection sheet of ${formatDate(earlyDay)}`;
    const at = orders.map(({ id, version }) => ({ id, version }));
    return collect({ ...options, variables: { orders: at, ...(reason && { reason }) } });
  }

  /** Throws nothing: a refusal is a toast, and the sheet is read again. */
  async function collectOne(order: Order): Promise<void> {
    const { id, number, version } = order;
    const collected = { __typename: 'CollectionOrder' as const, id, version, status: 'SHIPPED' as const };
    try {
      const { data } = await send([order], {
        optimisticResponse: { adminCollectOrders: { collected: [collected], refused: [] } },
        update: (cache, { data }) => countCollected(cache, sheet, idsOf(data)),
      });
      const refusal = data?.adminCollectOrders.refused[0]?.message;
      if (!refusal) return toast(`${number} collected`, 'good');
      toast(`${number} isn't marked as collected: ${refusal}`, 'bad');
    } catch (error) {
      toast(`${number} isn't marked as collected: ${errorMessage(error)}`, 'bad');
    }
    evictSheet();
  }

  /** Throws when nothing was done. */
  async function collectAll(all: readonly Order[]): Promise<void> {
    const done: Outcome = { changed: [], refused: [] };
    for (let from = 0; from < all.length; from += AT_ONCE_MAX) {
      try {
        const { data } = await send(all.slice(from, from + AT_ONCE_MAX));
        done.changed.push(...idsOf(data));
        done.refused.push(...(data?.adminCollectOrders.refused ?? []));
      } catch (error) {
        evictSheet();
        if (from === 0) throw error;
        toast(`We couldn't mark all of them: ${errorMessage(error)}`, 'bad');
        break;
      }
    }
    setOutcome(done);
    if (done.refused.length > 0) evictSheet();
    else countCollected(client.cache, sheet, done.changed);
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

const idsOf = (data: CollectOrdersMutation | null | undefined) =>
  (data?.adminCollectOrders.collected ?? []).map(({ id }) => id);

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
