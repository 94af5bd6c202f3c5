import type { ChangeSince } from '../../../../../rules/refusals';
import { errorMessage } from '../../../../data/error-message';
import { refreshQuietly } from '../../../../data/refresh-quietly';
import type { OrderStatus } from '../../../../data/schema.generated';
import { ErrorPanel } from '../../../../design/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../../../design/feedback/Skeleton';
import { useToast } from '../../../../design/feedback/toast';
import { Stack } from '../../../../design/Stack';
import { formatDateTime, formatPounds } from '../../../../lib/formats/formats';
import { ConfirmActionDialog } from '../../../ui/forms/ConfirmActionDialog';
import { orderConflict } from '../../status/stale-order';
import {
  type PreviewCancelQuery,
  useCancelByStaffMutation,
  usePreviewCancelQuery,
} from '../details.generated';
import { refundSharesText, shareOf } from '../payments/payment-text';
import { useOrderAction } from './use-order-action';

interface CancelOrderDialogProps {
  order: { readonly id: string; readonly number: string; readonly status: OrderStatus };
  onClose: () => void;
  /** Called after a cancellation that was tried. */
  onDone?: () => void;
}

/** Confirms cancelling an order with its exact refund, and cancels with that refund only. */
export function CancelOrderDialog({ order, onClose, onDone }: CancelOrderDialogProps) {
  const found = usePreviewCancelQuery({
    variables: { id: order.id },
    // The refund must be current, as shown.
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const [cancel] = useCancelByStaffMutation();
  const toast = useToast();
  const { run, messageOf } = useOrderAction(order.id);
  const { error } = found;
  const preview = found.data?.adminCancellationPreview;
  const previewAgain = () => refreshQuietly(() => found.refetch());

  async function confirm() {
    if (!preview || preview.isCancelled) return;
    const { version, refund } = preview;
    const variables = { id: order.id, version, shownRefund: refund.minorUnits };
    try {
      await run(() => cancel({ variables }));
    } catch (error) {
      await previewAgain();
      throw error;
    } finally {
      onDone?.();
    }
    toast(`${order.number} is cancelled${doneMessage(preview)}`, 'good');
  }

  return (
    <ConfirmActionDialog
      title={`Cancel order ${order.number}?`}
      confirmLabel={preview ? confirmLabel(preview) : 'Cancel order'}
      cancelLabel="Keep the order"
      isReady={Boolean(preview)}
      action={confirm}
      onClose={onClose}
      messageOf={(error) => (
        <Refused message={messageOf(error)} changes={orderConflict(error)?.changes ?? []} />
      )}
    >
      <Stack gap={4}>
        {!preview && !error && (
          <Loading label="Loading the refund...">
            <Skeleton height="4rem" />
          </Loading>
        )}
        {!preview && error && (
          <ErrorPanel message={errorMessage(error)} onRetry={() => void previewAgain()} />
        )}
        {preview?.isCancelled && <p>This order is already cancelled.</p>}
        {preview && !preview.isCancelled && (
          <>
            <p>
              <b>{moneyText(preview)}</b>
            </p>
            <p>
              {GOODS_TEXT[order.status]} We'll email the customer.
              {preview.refund.minorUnits > 0 &&
                " You can't undo this: the order stays cancelled once we refund it."}
            </p>
          </>
        )}
      </Stack>
    </ConfirmActionDialog>
  );
}

function Refused({ message, changes }: { message: string; changes: readonly ChangeSince[] }) {
  return (
    <>
      {message}
      <ul>
        {changes.map(({ at, by, what }) => (
          <li key={`${at} ${what}`}>
            {by.name}, {formatDateTime(at)}: {what}
          </li>
        ))}
      </ul>
    </>
  );
}

type Preview = PreviewCancelQuery['adminCancellationPreview'];

/** The preview describes a bank transfer only by the absence of a card. */
function moneyText({ refund, payments }: Preview): string {
  if (refund.minorUnits === 0) return 'No refund: nothing is left of what was paid.';
  return refundSharesText(
    payments.map(({ amount, ...payment }) =>
      shareOf({ ...payment, method: payment.cardLast4 ? 'CARD' : 'BANK_TRANSFER' }, amount.minorUnits),
    ),
  );
}

/** The effect of cancelling on the goods, by status. */
const GOODS_TEXT: Readonly<Record<OrderStatus, string>> = {
  PROCESSING: 'Nothing will be collected or delivered.',
  SHIPPED: "We've already collected the goods: you need to stop them and bring them back.",
  IN_TRANSIT: 'The goods are already on their way: you need to stop them and bring them back.',
  DELIVERED: 'The goods have already been delivered, and stay where they are.',
  CANCELLED: '',
};

function confirmLabel({ refund, isCancelled }: Preview): string {
  if (isCancelled) return 'Close';
  return refund.minorUnits > 0 ? `Cancel and refund ${formatPounds(refund.minorUnits)}` : 'Cancel order';
}

function doneMessage({ refund }: Preview): string {
  return refund.minorUnits > 0 ? `; ${formatPounds(refund.minorUnits)} is on its way back` : '';
}
