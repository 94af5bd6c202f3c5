import { useForm } from 'react-hook-form';
import { errorMessageOr } from '../../../apollo/error-message';
import { orderBadge } from '../../../orders/order-labels';
import { Button } from '../../../ui/Button';
import { useSubmit } from '../../../ui/forms/use-submit';
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
  const form = useForm({ defaultValues: { reason: '' } });
  const { isDirty, isSubmitting } = form.formState;
  const { handleSubmit, errorNotice } = useSubmit(form, {
    messageOf: errorMessageOr('Failed to update order status'),
  });
  const there = orderBadge(status).label;

  return (
    <FormDialog
      title={`Set ${orderCount(orders.length)} to ${there}?`}
      isDirty={isDirty}
      isBusy={isSubmitting}
      lossWarning="Nothing has changed yet, and you haven't saved the reason."
      onClose={onClose}
    >
      <form noValidate onSubmit={handleSubmit(({ reason }) => onConfirm(reason.trim()))}>
        <Stack gap={4}>
          {orders.length > 0 && (
            <Text size="small">{fromStatusesText(orders)}. We'll email each customer.</Text>
          )}
          {already.length > 0 && (
            <Text size="small">
              Already {there}, skipped: {already.join(', ')}.
            </Text>
          )}
          {unusual.length > 0 && (
            <>
              <Text size="small">These go back or skip a step: {unusual.join(', ')}.</Text>
              <ReasonField form={form} />
            </>
          )}
          {errorNotice}
          <Row justify="flex-end">
            <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
              Cancel
            </Button>
            {orders.length > 0 && (
              <Button type="submit" isBusy={isSubmitting}>
                Set {orderCount(orders.length)}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </FormDialog>
  );
}
