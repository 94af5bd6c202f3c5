import { useApolloClient } from '@apollo/client/react';
import { useLiveQuery } from '../../../data/live/use-live-query';
import { useToast } from '../../../design/feedback/toast';
import { changeMessage } from './live-change';
import { isLocalEcho } from './local-echo';
import { OrderChangedDocument, OrderNowDocument } from './order-live.generated';

/** Subscribes to an order while its page is open: changes go into the cache, important ones into a toast. */
export function useLiveOrder(id: string): void {
  const client = useApolloClient();
  const showToast = useToast();
  useLiveQuery(OrderChangedDocument, {
    variables: { id },
    onData({ orderChanged: order }, before) {
      const message = before && changeMessage(before.orderChanged, order, isLocalEcho(id));
      if (message) showToast(message);
    },
    // The page shows the cache, which lacks the missed events.
    catchUp: () => client.query({ query: OrderNowDocument, variables: { id }, fetchPolicy: 'network-only' }),
  });
}
