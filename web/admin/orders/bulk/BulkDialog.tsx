import { type FormEvent, useRef, useState } from 'react';
import { errorMessage } from '../../../apollo/error-message';
import { orderBadge } from '../../../orders/order-labels';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Row, Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { FormDialog } from '../../ui/forms/FormDialog';
import { ReasonField } from '../status/ReasonField';
import { type BulkPlan, fromStatusesText, orderCount } from './bulk-plan';

interface BulkDialogProps {
  plan: BulkPlan;
  onClose: () => void;
  /** Throws when nothing was done. */
  onConfirm: (reason: string) => Promise<void>;
}

/** Confirms changing the status of many orders, with their number, and a reason for unusual changes. */
export function BulkDialog({
  plan: { status, orders, already, unusual },
  onClose,
  onConfirm,
}: BulkDialogProps) {
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const isMissing = unusual.length > 0 && !reason.trim();
  const there = orderBadge(status).label;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefusal(isMissing ? 'Please say why' : undefined);
    if (isMissing) return field.current?.focus();
    setBusy(true);
    try {
      await onConfirm(reason.trim());
    } catch (error) {
      setRefusal(errorMessage(error, 'Failed to update order status'));
      setBusy(false);
    }
  }

  return (
    <FormDialog
      title={`Set ${orderCount(orders.length)} to ${there}?`}
      isDirty={reason !== ''}
      isBusy={isBusy}
      lossWarning="Nothing has been changed, and the reason you typed would be lost."
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          {orders.length > 0 && (
            <Text size="small">{fromStatusesText(orders)}. Each customer is told by e-mail.</Text>
          )}
          {already.length > 0 && (
            <Text size="small">
              Left out, as {there} already: {already.join(', ')}.
            </Text>
          )}
          {unusual.length > 0 && (
            <>
              <Text size="small">For these it goes back or leaves out a step: {unusual.join(', ')}.</Text>
              <ReasonField ref={field} reason={reason} refusal={refusal} onChange={setReason} />
            </>
          )}
          {unusual.length === 0 && refusal && <Notice kind="bad">{refusal}</Notice>}
          <Row justify="flex-end">
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              Cancel
            </Button>
            {orders.length > 0 && (
              <Button type="submit" isBusy={isBusy}>
                Set {orderCount(orders.length)}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </FormDialog>
  );
}
