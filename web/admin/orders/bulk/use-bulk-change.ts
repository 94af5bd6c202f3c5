import { useState } from 'react';
import type { OrderStatus } from '../../../apollo/schema.generated';
import type { Selection } from '../../ui/lists/use-selection';
import { useChangeOrderStatusesMutation } from '../list/orders.generated';
import type { OrderRow } from '../list/row-text';
import type { BulkOutcome } from './BulkResult';
import { type BulkPlan, planBulk } from './bulk-plan';

/** Changes the status of the selected orders after confirmation; refused ones stay selected. */
export function useBulkChange({ selected, select }: Selection<OrderRow>, onChanged: () => Promise<unknown>) {
  const [mutate] = useChangeOrderStatusesMutation();
  const [plan, setPlan] = useState<BulkPlan | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);

  /** Throws when nothing was done. */
  async function confirm(reason: string): Promise<void> {
    if (!plan) return;
    const asked = plan.orders.map(({ id, version }) => ({ id, version }));
    const { data } = await mutate({
      variables: { orders: asked, status: plan.status, ...(reason && { reason }) },
    });
    if (!data) return;
    const refused = data.updateOrderStatuses.refused.map(({ id }) => id);
    select(selected.filter(({ id }) => refused.includes(id)));
    setOutcome(data.updateOrderStatuses);
    setPlan(null);
    await onChanged();
  }

  return {
    ...{ plan, outcome, confirm },
    choose: (status: OrderStatus) => {
      setOutcome(null);
      setPlan(planBulk(selected, status));
    },
    close: () => setPlan(null),
    dismiss: () => setOutcome(null),
  };
}
