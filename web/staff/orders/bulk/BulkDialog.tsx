import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { todayInLondon } from '../../../../rules/calendar-date';
import { UNDO_STATUS_SECONDS } from '../../../../rules/orders/undo-status';
import { errorMessageOr } from '../../../data/error-message';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Text } from '../../../design/Text';
import { orderBadge } from '../../../features/orders/order-labels';
import { useSubmit } from '../../../lib/forms/use-submit';
import { RecordActionDialog } from '../../ui/forms/RecordActionDialog';
import type { OrderRow } from '../list/row-text';
import { ReasonField } from '../status/ReasonField';
import { type Doubt, namesOf, planBulk } from './bulk-plan';
import { orderCount } from './bulk-text';
import type { BulkRequest } from './use-bulk-change';

interface BulkDialogProps {
  wish: BulkRequest;
  onClose: () => void;
  /** Throws when nothing was done. */
  onConfirm: (orders: readonly OrderRow[], reason: string) => Promise<void>;
}

/**
 * Confirms changing the status of many orders. Those with a doubt, like a collection still to come, are left out until they
 * are ticked, and need a reason.
 */
export function BulkDialog({ wish: { status, selected }, onClose, onConfirm }: BulkDialogProps) {
  const [plan] = useState(() => planBulk(selected, status, todayInLondon(new Date())));
  const [taken, setTaken] = useState<readonly Doubt[]>([]);
  const form = useForm({ defaultValues: { reason: '' } });
  const { handleSubmit, errorNotice } = useSubmit(form, {
    messageOf: errorMessageOr('Failed to update order status'),
  });
  const there = orderBadge(status).label;
  const { ready, doubtful, already, summary } = plan;
  const orders = [
    ...ready,
    ...doubtful.flatMap((group) => (taken.includes(group.doubt) ? group.orders : [])),
  ];
  const hasEmails = status !== 'PROCESSING';

  return (
    <RecordActionDialog
      title={`Set ${orders.length > 0 ? orderCount(orders.length) : 'orders'} to ${there}?`}
      form={form}
      onSubmit={handleSubmit(({ reason }) => onConfirm(orders, reason.trim()))}
      errorNotice={errorNotice}
      lossWarning="Nothing has changed yet, and you haven't saved the reason."
      submitLabel={orders.length > 0 ? `Set ${orderCount(orders.length)}` : undefined}
      onClose={onClose}
    >
      {summary && <Text size="small">{summary}.</Text>}
      {already.length > 0 && (
        <Text size="small">
          Already {there}, skipped: {namesOf(already)}.
        </Text>
      )}
      {doubtful.map(({ doubt, orders: some, label }) => (
        <div key={doubt}>
          <Checkbox
            label={`Include ${label}`}
            checked={taken.includes(doubt)}
            onChange={({ target }) =>
              setTaken((all) => [...all.filter((one) => one !== doubt), ...(target.checked ? [doubt] : [])])
            }
          />
          <Text size="caption" tone="textMuted">
            {namesOf(some.map(({ number }) => number))}
          </Text>
        </div>
      ))}
      {taken.length > 0 && <ReasonField form={form} />}
      {orders.length > 0 && hasEmails && (
        <Text size="small">
          We'll email each customer after {UNDO_STATUS_SECONDS} seconds. Until then you can undo this.
        </Text>
      )}
    </RecordActionDialog>
  );
}
