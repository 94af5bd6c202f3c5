import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { needsReason } from '../../../../rules/orders/order-status-move';
import { errorMessage } from '../../../apollo/error-message';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { orderBadge } from '../../../orders/order-labels';
import { useToast } from '../../../ui/feedback/toast';
import {
  type ChangeOrderStatusMutation,
  type OrderRowFragment,
  useChangeOrderStatusMutation,
} from '../list/orders.generated';
import { type OrderNow, orderConflict } from './stale-order';

/** What of an order has to be known to change its status. */
export type OrderAtStatus = Pick<OrderRowFragment, 'id' | 'number' | 'version' | 'status'>;

/** What has to be answered before a status is changed. */
export interface StatusQuestion {
  readonly order: OrderAtStatus;
  readonly status: OrderStatus;
  /** What the order is now, where somebody else was quicker. */
  readonly now: OrderNow | null;
}

/** A status that is shown before the server has said yes. */
export interface PendingStatus {
  readonly id: string;
  readonly status: OrderStatus;
}

/** Changes the status of an order: the next step at once, with the old one back if it is refused; others after a question. */
export function useStatusChange(onChanged: () => Promise<unknown>) {
  const [mutate] = useChangeOrderStatusMutation();
  const [pending, setPending] = useState<readonly PendingStatus[]>([]);
  const [question, setQuestion] = useState<StatusQuestion | null>(null);
  const toast = useToast();

  /** Throws the refusal, unless somebody was quicker: that becomes a question. */
  async function send(asked: StatusQuestion, reason?: string): Promise<void> {
    const { order, status, now } = asked;
    const version = now?.version ?? order.version;
    try {
      await mutate({
        variables: { id: order.id, status, version, ...(reason && { reason }) },
        update: (cache, { data }) => data && writeRow(cache, data.updateOrderStatus),
      });
      setQuestion(null);
      toast(`${order.number} is now ${orderBadge(status).label}`, 'good');
    } catch (error) {
      const current = orderConflict(error);
      if (!current) throw error;
      setQuestion({ ...asked, now: current });
    }
    await onChanged();
  }

  async function choose(order: OrderAtStatus, status: OrderStatus): Promise<void> {
    const asked = { order, status, now: null };
    if (status === 'CANCELLED' || needsReason(order.status, status)) return setQuestion(asked);
    setPending((others) => [...others, { id: order.id, status }]);
    try {
      await send(asked);
    } catch (error) {
      const message = errorMessage(error, 'Failed to update order status');
      toast(`${order.number} is still ${orderBadge(order.status).label}: ${message}`, 'bad');
    }
    setPending((all) => all.filter(({ id }) => id !== order.id));
  }

  const confirm = (reason: string) => (question ? send(question, reason) : Promise.resolve());
  const close = () => setQuestion(null);
  return { pending, question, choose, confirm, close };
}

/** The row shows what the order has become before the list is read again. */
function writeRow(
  cache: ApolloCache,
  { id, ...become }: ChangeOrderStatusMutation['updateOrderStatus'],
): void {
  const { version, status, paymentStatus } = become;
  cache.modify<OrderRowFragment>({
    id: cache.identify({ __typename: 'AdminOrderRow', id }),
    fields: { version: () => version, status: () => status, paymentStatus: () => paymentStatus },
  });
}
