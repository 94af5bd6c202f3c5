import { CancelOrderDialog } from './CancelOrderDialog';
import { CorrectionForm } from './CorrectionForm';
import type { DeedProps } from './DeedForm';
import type { OrderMoneyPartsFragment } from './details.generated';
import { ManualPaymentForm } from './ManualPaymentForm';
import { RefundForm } from './RefundForm';
import { RefundSentForm } from './RefundSentForm';

interface OpenDeedFormProps extends DeedProps {
  money: OrderMoneyPartsFragment | undefined;
}

/** The form of the deed that was chosen. */
export function OpenDeedForm({ money, ...props }: OpenDeedFormProps) {
  const { desk, open, readAgain, onClose } = props;
  if (open.what === 'cancel')
    return (
      <CancelOrderDialog
        order={desk.order}
        onClose={onClose}
        onDone={() => void readAgain().catch(() => {})}
      />
    );
  if (!money) return null;
  if (open.what === 'sent') return <RefundSentForm {...props} refund={open.refund} />;
  if (open.what === 'correct') return <CorrectionForm {...props} money={money} status={open.status} />;
  if (open.what === 'payment') return <ManualPaymentForm {...props} money={money} />;
  return <RefundForm {...props} money={money} />;
}
