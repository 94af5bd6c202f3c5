import { useCallback, useEffect, useRef } from 'react';
import { useLiveQuery } from '../../../apollo/live/use-live-query';
import { isOwnDeed } from '../../../orders/live/own-deed';
import { useToast } from '../../../ui/feedback/toast';
import { newsWords } from './changed-since';
import {
  type DeskOrderFragment,
  StaffOrderChangedDocument,
  useAdminOrderDetailsQuery,
  useOrderMoneyOfQuery,
} from './details.generated';

/** Everything about one order as it is now: the order, and its money, which may come later. */
export function useOrderDesk(orderId: string) {
  const asked = useAdminOrderDetailsQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const askedMoney = useOrderMoneyOfQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  const { refetch } = asked;
  const { refetch: refetchMoney } = askedMoney;
  const readAgain = useCallback(
    (): Promise<unknown> => Promise.all([refetch(), refetchMoney()]),
    [refetch, refetchMoney],
  );
  useLiveQuery(StaffOrderChangedDocument, {
    variables: { id: orderId },
    // A new version in the cache without the rest would pass for the one that is on the screen.
    fetchPolicy: 'no-cache',
    // The first says how things stand, which has just been read.
    onData: (_, before) => before && void readAgain().catch(() => {}),
    catchUp: readAgain,
  });
  const desk = asked.data?.adminOrder;
  useNews(desk);
  return {
    desk,
    sameDayCutOffHour: asked.data?.store.sameDayCutOffHour ?? 0,
    error: asked.error,
    money: askedMoney.data?.adminOrderBalance,
    moneyError: askedMoney.error,
    readAgain,
  };
}

/** Says aloud what a colleague, the customer or the shop itself has done meanwhile. */
function useNews(desk: DeskOrderFragment | undefined): void {
  const toast = useToast();
  const known = useRef<DeskOrderFragment>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = desk;
    if (!before || !desk || before.id !== desk.id || isOwnDeed(desk.id)) return;
    const words = newsWords(before.order.version, desk.timeline);
    if (words) toast(words);
  }, [desk, toast]);
}
