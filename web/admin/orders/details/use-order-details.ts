import { useCallback, useEffect, useRef } from 'react';
import { useLiveQuery } from '../../../apollo/live/use-live-query';
import { isLocalEcho } from '../../../orders/live/local-echo';
import { useToast } from '../../../ui/feedback/toast';
import { changesMessage } from './changed-since';
import {
  type DeskOrderFragment,
  StaffOrderChangedDocument,
  useAdminOrderDetailsQuery,
  useOrderMoneyOfQuery,
} from './details.generated';

/** Everything about one order as it is now: the order, and its money, which may come later. */
export function useOrderDetails(orderId: string) {
  const asked = useAdminOrderDetailsQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const askedMoney = useOrderMoneyOfQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  const { refetch: refetchOrder } = asked;
  const { refetch: refetchMoney } = askedMoney;
  const refetch = useCallback(
    (): Promise<unknown> => Promise.all([refetchOrder(), refetchMoney()]),
    [refetchOrder, refetchMoney],
  );
  useLiveQuery(StaffOrderChangedDocument, {
    variables: { id: orderId },
    // A new version in the cache without the rest would pass for the one that is on the screen.
    fetchPolicy: 'no-cache',
    // The first says how things stand, which has just been read.
    onData: (_, before) => before && void refetch().catch(() => {}),
    catchUp: refetch,
  });
  const details = asked.data?.adminOrder;
  useNews(details);
  return {
    details,
    sameDayCutOffHour: asked.data?.store.sameDayCutOffHour ?? 0,
    error: asked.error,
    money: askedMoney.data?.adminOrderBalance,
    moneyError: askedMoney.error,
    refetch,
  };
}

/** Says aloud what a colleague, the customer or the shop itself has done meanwhile. */
function useNews(details: DeskOrderFragment | undefined): void {
  const toast = useToast();
  const known = useRef<DeskOrderFragment>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = details;
    if (!before || !details || before.id !== details.id || isLocalEcho(details.id)) return;
    const message = changesMessage(before.order.version, details.timeline);
    if (message) toast(message);
  }, [details, toast]);
}
