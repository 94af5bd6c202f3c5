import { useCallback, useEffect, useRef } from 'react';
import { useLiveQuery } from '../../../apollo/live/use-live-query';
import { isLocalEcho } from '../../../orders/live/local-echo';
import { useToast } from '../../../ui/feedback/toast';
import { changesMessage } from './changed/changed-since';
import {
  type DeskOrderFragment,
  StaffOrderChangedDocument,
  useAdminOrderDetailsQuery,
  useOrderMoneyOfQuery,
} from './details.generated';

/** One order for staff, and its payments, which may arrive later. */
export function useOrderDetails(orderId: string) {
  const asked = useAdminOrderDetailsQuery({ variables: { id: orderId }, fetchPolicy: 'cache-and-network' });
  const moneyQuery = useOrderMoneyOfQuery({ variables: { orderId }, fetchPolicy: 'cache-and-network' });
  const { refetch: refetchOrder } = asked;
  const { refetch: refetchMoney } = moneyQuery;
  const refetch = useCallback(
    (): Promise<unknown> => Promise.all([refetchOrder(), refetchMoney()]),
    [refetchOrder, refetchMoney],
  );
  useLiveQuery(StaffOrderChangedDocument, {
    variables: { id: orderId },
    // A new version in the cache without the rest would look like the one on the screen.
    fetchPolicy: 'no-cache',
    // The first event is the current state, which was just fetched.
    onData: (_, before) => before && void refetch().catch(() => {}),
    catchUp: refetch,
  });
  const details = asked.data?.adminOrder;
  useChangeToast(details);
  return {
    details,
    sameDayCutOffHour: asked.data?.store.sameDayCutOffHour ?? 0,
    error: asked.error,
    money: moneyQuery.data?.adminOrderBalance,
    moneyError: moneyQuery.error,
    refetch,
  };
}

/** Shows a toast about changes by a colleague, the customer or the shop. */
function useChangeToast(details: DeskOrderFragment | undefined): void {
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
