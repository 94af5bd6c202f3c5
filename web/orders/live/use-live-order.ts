import { useApolloClient } from '@apollo/client/react';
import { useLiveQuery } from '../../apollo/live/use-live-query';
import { useToast } from '../../ui/feedback/toast';
import { OrderDocument } from '../details/order.generated';
import { newsOf } from './live-change';
import { isLocalEcho } from './local-echo';
import { OrderChangedDocument } from './order-live.generated';

/** Follows an order while its page is open: every change lands in the cache, and what matters is said aloud. */
export function useLiveOrder(id: string): void {
  const client = useApolloClient();
  const showToast = useToast();
  useLiveQuery(OrderChangedDocument, {
    variables: { id },
    onData({ orderChanged: order }, before) {
      const news = before && newsOf(before.orderChanged, order, isLocalEcho(id));
      if (news) showToast(news);
    },
    // The page shows what the cache has; what was missed is not there yet.
    catchUp: () => client.query({ query: OrderDocument, variables: { id }, fetchPolicy: 'network-only' }),
  });
}
