import { useEffect, useRef } from 'react';
import { useLiveQuery } from '../../../data/live/use-live-query';
import { refreshQuietly } from '../../../data/refresh-quietly';
import { useToast } from '../../../design/feedback/toast';
import { isLocalEcho } from '../../../features/orders/live/local-echo';
import { rememberRecentOrder } from '../../ui/staff-preferences';
import { changesMessage } from './changed/changed-since';
import {
  type DeskOrderFragment,
  StaffOrderChangedDocument,
  type StaffOrderChangedSubscription,
  useAdminOrderDetailsQuery,
} from './details.generated';

/** One order for staff, as it is now. */
export function useOrderDetails(orderId: string) {
  const asked = useAdminOrderDetailsQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
    // Payments that cannot be read leave the rest of the order.
    errorPolicy: 'all',
  });
  const again = () => asked.refetch();
  const details = asked.data?.order;

  /** Whether the order differs from an event. `outdatedLink` repeats a response in flight that an event overtakes. */
  function isBehind(now: StaffOrderChangedSubscription['orderChanged']): boolean {
    if (!details) return false;
    const { version, paymentStatus, conversation } = details;
    return (
      version !== now.version ||
      paymentStatus !== now.paymentStatus ||
      conversation.count !== now.conversation.count ||
      conversation.unanswered !== now.conversation.unanswered
    );
  }

  useLiveQuery(StaffOrderChangedDocument, {
    variables: { id: orderId },
    // A new version in the cache without the rest would look like the one on the screen.
    fetchPolicy: 'no-cache',
    // The first event is the current state, which may be newer than what was just fetched.
    onData: ({ orderChanged }, before) => {
      if (before || isBehind(orderChanged)) void refreshQuietly(again);
    },
    catchUp: again,
  });
  useChangeToast(details);
  const { id, number } = details ?? {};
  useEffect(() => {
    if (id && number) rememberRecentOrder({ id, number });
  }, [id, number]);
  return {
    details,
    sameDayCutOffHour: asked.data?.store.sameDayCutOffHour ?? 0,
    error: asked.error,
    money: details?.balance ?? undefined,
    retry: () => void refreshQuietly(again),
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
    const message = changesMessage(before.version, details.events);
    if (message) toast(message);
  }, [details, toast]);
}
