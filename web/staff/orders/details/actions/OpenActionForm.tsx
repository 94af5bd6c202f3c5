import { AddChargeForm } from '../charges/AddChargeForm';
import type { OrderMoneyPartsFragment } from '../details.generated';
import { CorrectionForm } from '../payments/CorrectionForm';
import { disputedOf } from '../payments/DisputeWarning';
import { ManualPaymentForm } from '../payments/ManualPaymentForm';
import { RefundForm } from '../payments/RefundForm';
import { RefundSentForm } from '../payments/RefundSentForm';
import { CancelOrderDialog } from './CancelOrderDialog';
import type { OrderActionProps } from './OrderActionForm';

interface OpenActionFormProps extends OrderActionProps {
  money: OrderMoneyPartsFragment | undefined;
}

/** The form of the chosen action. */
export function OpenActionForm({ money, ...props }: OpenActionFormProps) {
  const { details, open, onClose } = props;
  if (open.what === 'cancel') return <CancelOrderDialog order={details} onClose={onClose} />;
  if (open.what === 'charge') return <AddChargeForm {...props} />;
  if (!money) return null;
  if (open.what === 'sent') {
    const isDisputed = disputedOf(money.payments).some(({ id }) => id === open.refund.paymentId);
    return <RefundSentForm {...props} refund={open.refund} isDisputed={isDisputed} />;
  }
  if (open.what === 'correct') return <CorrectionForm {...props} money={money} status={open.status} />;
  if (open.what === 'payment') return <ManualPaymentForm {...props} money={money} />;
  return <RefundForm {...props} money={money} />;
}
