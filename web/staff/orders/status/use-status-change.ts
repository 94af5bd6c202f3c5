import { useState } from 'react';
import { todayInLondon } from '../../../../rules/calendar-date';
import { needsReason } from '../../../../rules/orders/order-status-move';
import { UNDO_STATUS_SECONDS } from '../../../../rules/orders/undo-status';
import { errorMessage } from '../../../data/error-message';
import { refreshQuietly } from '../../../data/refresh-quietly';
import type { OrderStatus } from '../../../data/schema.generated';
import { useToast } from '../../../design/feedback/toast';
import { orderBadge } from '../../../features/orders/order-labels';
import { formatShortDate } from '../../../lib/formats/short-dates';
import { useChangeOrderStatusMutation, useUndoOrderStatusMutation } from '../list/orders.generated';
import type { OrderRow } from '../list/row-text';
import { type OrderNow, orderConflict } from './stale-order';

/** The fields needed to change an order's status. */
export type OrderAtStatus = Pick<OrderRow, 'id' | 'number' | 'version' | 'status' | 'paymentStatus'> &
  Partial<Pick<OrderRow, 'collectionDate'>>;

/** A status change that needs confirmation. */
export interface StatusQuestion {
  readonly order: OrderAtStatus;
  readonly status: OrderStatus;
  /** The current order after a version conflict. */
  readonly now: OrderNow | null;
}

/** Changes an order's status: the next step optimistically, with a rollback on refusal; others after confirmation. */
export function useStatusChange(onChanged: () => Promise<unknown>) {
  const [mutate] = useChangeOrderStatusMutation();
  const [mutateBack] = useUndoOrderStatusMutation();
  const [question, setQuestion] = useState<StatusQuestion | null>(null);
  const toast = useToast();

  /** Throws the refusal; a version conflict becomes a question instead. */
  async function send(asked: StatusQuestion, reason?: string): Promise<void> {
    const { order, status, now } = asked;
    const version = now?.version ?? order.version;
    try {
      const { data } = await mutate({
        variables: { id: order.id, status, version, ...(reason && { reason }) },
        optimisticResponse: { adminUpdateOrderStatus: withStatus(order, status) },
      });
      setQuestion(null);
      notify({ ...order, ...now }, status, data?.adminUpdateOrderStatus.version);
    } catch (error) {
      const current = orderConflict(error);
      if (!current) throw error;
      setQuestion({ ...asked, now: current });
    }
    await refreshQuietly(onChanged);
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

  async function undo(order: OrderAtStatus, version: number): Promise<void> {
    const { id, number, status } = order;
    try {
      const { data } = await mutateBack({
        variables: { id, version },
        optimisticResponse: { adminUndoOrderStatus: withStatus(order, order.status) },
      });
      const back = data?.adminUndoOrderStatus.status ?? status;
      toast(`${number} is ${orderBadge(back).label} again. We haven't emailed the customer.`, 'good');
    } catch (error) {
      toast(`We couldn't undo this for ${number}. ${errorMessage(error)}`, 'bad');
    }
    await refreshQuietly(onChanged);
  }

  async function choose(order: OrderAtStatus, status: OrderStatus): Promise<void> {
    const asked = { order, status, now: null };
    if (status === 'CANCELLED' || needsReason(order.status, status)) return setQuestion(asked);
    try {
      await send(asked);
    } catch (error) {
      const message = errorMessage(error, 'Failed to update order status');
      toast(`${order.number} is still ${orderBadge(order.status).label}: ${message}`, 'bad');
    }
  }

  const confirm = (reason: string) => (question ? send(question, reason) : Promise.resolve());
  const close = () => setQuestion(null);
  return { question, choose, confirm, close };
}

/** Warns of a status that says we have collected what is still to be collected. */
function earlyText({ collectionDate }: OrderAtStatus, status: OrderStatus, today: string): string {
  if (status === 'PROCESSING' || !collectionDate || collectionDate <= today) return '';
  return `, but its collection is on ${formatShortDate(collectionDate)}. Undo, or the customer is emailed in ${UNDO_STATUS_SECONDS} seconds.`;
}

/** The order with another status, as it is shown until the server has answered. */
function withStatus({ id, version, paymentStatus }: OrderAtStatus, status: OrderStatus) {
  return { __typename: 'Order' as const, id, version, status, paymentStatus };
}
