import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { todayInLondon } from '../../../../rules/calendar-date';
import { needsReason } from '../../../../rules/orders/order-status-move';
import { UNDO_STATUS_SECONDS } from '../../../../rules/orders/undo-status';
import { errorMessage } from '../../../apollo/error-message';
import { reload } from '../../../apollo/reload';
import type { OrderStatus } from '../../../apollo/schema.generated';
import { orderBadge } from '../../../orders/order-labels';
import { useToast } from '../../../ui/feedback/toast';
import { formatShortDate } from '../../../ui/short-dates';
import {
  type ChangeOrderStatusMutation,
  useChangeOrderStatusMutation,
  useUndoOrderStatusMutation,
} from '../list/orders.generated';
import type { OrderRow } from '../list/row-text';
import { type OrderNow, orderConflict } from './stale-order';

/** The fields needed to change an order's status. */
export type OrderAtStatus = Pick<OrderRow, 'id' | 'number' | 'version' | 'status'> &
  Partial<Pick<OrderRow, 'collectionDate'>>;

/** A status change that needs confirmation. */
export interface StatusQuestion {
  readonly order: OrderAtStatus;
  readonly status: OrderStatus;
  /** The current order after a version conflict. */
  readonly now: OrderNow | null;
}

/** A status shown optimistically. */
export interface PendingStatus {
  readonly id: string;
  readonly status: OrderStatus;
}

/** Changes an order's status: the next step optimistically, with a rollback on refusal; others after confirmation. */
export function useStatusChange(onChanged: () => Promise<unknown>) {
  const [mutate] = useChangeOrderStatusMutation();
  const [mutateBack] = useUndoOrderStatusMutation();
  const [pending, setPending] = useState<readonly PendingStatus[]>([]);
  const [question, setQuestion] = useState<StatusQuestion | null>(null);
  const toast = useToast();

  /** Throws the refusal; a version conflict becomes a question instead. */
  async function send(asked: StatusQuestion, reason?: string): Promise<void> {
    const { order, status, now } = asked;
    const version = now?.version ?? order.version;
    try {
      const { data } = await mutate({
        variables: { id: order.id, status, version, ...(reason && { reason }) },
        update: (cache, { data }) => data && writeRow(cache, data.adminUpdateOrderStatus),
      });
      setQuestion(null);
      notify({ ...order, ...now }, status, data?.adminUpdateOrderStatus.version);
    } catch (error) {
      const current = orderConflict(error);
      if (!current) throw error;
      setQuestion({ ...asked, now: current });
    }
    await reload(onChanged);
  }

  /** Offers Undo until the customer's email is sent. */
  function notify(order: OrderAtStatus, status: OrderStatus, version = order.version) {
    const early = earlyText(order, status, todayInLondon(new Date()));
    const message = `${order.number} is now ${orderBadge(status).label}${early}`;
    if (order.status === 'CANCELLED') return toast(message, 'good');
    toast(message, early ? 'warn' : 'good', {
      label: 'Undo',
      seconds: UNDO_STATUS_SECONDS,
      elsewhere: `Set the status of ${order.number} again`,
      onPress: () => void undo(order, version),
    });
  }

  async function undo({ id, number, status }: OrderAtStatus, version: number): Promise<void> {
    try {
      const { data } = await mutateBack({
        variables: { id, version },
        update: (cache, { data }) => data && writeRow(cache, data.adminUndoOrderStatus),
      });
      const back = data?.adminUndoOrderStatus.status ?? status;
      toast(`${number} is ${orderBadge(back).label} again. We haven't emailed the customer.`, 'good');
    } catch (error) {
      toast(`We couldn't undo this for ${number}. ${errorMessage(error)}`, 'bad');
    }
    await reload(onChanged);
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

/** Warns of a status that says we have collected what is still to be collected. */
function earlyText({ collectionDate }: OrderAtStatus, status: OrderStatus, today: string): string {
  if (status === 'PROCESSING' || !collectionDate || collectionDate <= today) return '';
  return `, but its collection is on ${formatShortDate(collectionDate)}. Undo, or the customer is emailed in ${UNDO_STATUS_SECONDS} seconds.`;
}

/** Shows the changed order in its row before the list is refetched. */
function writeRow(
  cache: ApolloCache,
  { id, ...become }: ChangeOrderStatusMutation['adminUpdateOrderStatus'],
): void {
  const { version, status, paymentStatus } = become;
  cache.modify<OrderRow>({
    id: cache.identify({ __typename: 'AdminOrderRow', id }),
    fields: { version: () => version, status: () => status, paymentStatus: () => paymentStatus },
  });
}
