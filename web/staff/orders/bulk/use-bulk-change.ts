import { useState } from 'react';
import { UNDO_STATUS_SECONDS } from '../../../../rules/orders/undo-status';
import { errorMessage } from '../../../data/error-message';
import { refreshQuietly } from '../../../data/refresh-quietly';
import type { OrderStatus } from '../../../data/schema.generated';
import { useToast } from '../../../design/feedback/toast';
import { orderBadge } from '../../../features/orders/order-labels';
import type { Selection } from '../../ui/lists/use-selection';
import { useChangeOrderStatusesMutation, useUndoOrderStatusesMutation } from '../list/orders.generated';
import type { OrderRow } from '../list/row-text';
import type { BulkResultFragment } from './BulkResult.generated';
import { orderCount } from './bulk-text';

/** A status for the orders that were selected when it was chosen. */
export interface BulkRequest {
  readonly status: OrderStatus;
  readonly selected: readonly OrderRow[];
}

/** The outcome of a change, or of undoing it, of which some orders were refused. */
export interface BulkOutcome extends BulkResultFragment {
  readonly isUndo?: boolean;
}

type AtVersion = Pick<OrderRow, 'id' | 'version'>;

const versionsOf = (orders: readonly AtVersion[]) => orders.map(({ id, version }) => ({ id, version }));

/** Changes the status of the selected orders after confirmation, with one Undo; refused ones and those left out stay selected. */
export function useBulkChange({ selected, select }: Selection<OrderRow>, onChanged: () => Promise<unknown>) {
  const [mutate] = useChangeOrderStatusesMutation();
  const [mutateBack] = useUndoOrderStatusesMutation();
  const [wish, setWish] = useState<BulkRequest | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const toast = useToast();
  const tell = (result: BulkOutcome) => setOutcome(result.refused.length > 0 ? result : null);

  /** Throws when nothing was done. */
  async function confirm(orders: readonly OrderRow[], reason: string): Promise<void> {
    if (!wish) return;
    const { status } = wish;
    const { data } = await mutate({
      variables: { orders: versionsOf(orders), status, canUndo: true, ...(reason && { reason }) },
    });
    if (!data) return;
    const { changed } = data.adminUpdateOrderStatuses;
    const done = changed.map(({ id }) => id);
    select(selected.filter((order) => order.status !== status && !done.includes(order.id)));
    tell(data.adminUpdateOrderStatuses);
    setWish(null);
    const reopened = orders.filter((order) => order.status === 'CANCELLED').map(({ id }) => id);
    notify(
      changed.filter(({ id }) => !reopened.includes(id)),
      `${orderCount(done.length)} set to ${orderBadge(status).label}`,
      status,
    );
    await refreshQuietly(onChanged);
  }

  /** Offers Undo until the customers' emails are sent. */
  function notify(undoable: readonly AtVersion[], message: string, status: OrderStatus) {
    if (undoable.length === 0) return;
    const emails = status === 'PROCESSING' ? '' : ` · emails go out in ${UNDO_STATUS_SECONDS} seconds`;
    toast(`${message}${emails}`, 'good', {
      label: 'Undo',
      seconds: UNDO_STATUS_SECONDS,
      elsewhere: 'Set their status again',
      onPress: () => void undo(versionsOf(undoable)),
    });
  }

  async function undo(orders: readonly AtVersion[]): Promise<void> {
    try {
      const { data } = await mutateBack({ variables: { orders: versionsOf(orders) } });
      if (!data) return;
      const { changed } = data.adminUndoOrderStatuses;
      tell({ ...data.adminUndoOrderStatuses, isUndo: true });
      if (changed.length > 0)
        toast(`${orderCount(changed.length)} as before. We haven't emailed these customers.`, 'good');
    } catch (error) {
      toast(`We couldn't undo this. ${errorMessage(error)}`, 'bad');
    }
    await refreshQuietly(onChanged);
  }

  return {
    ...{ wish, outcome, confirm },
    choose: (status: OrderStatus) => {
      setOutcome(null);
      setWish({ status, selected });
    },
    close: () => setWish(null),
    dismiss: () => setOutcome(null),
  };
}
