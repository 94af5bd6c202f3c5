import type { OrderMoneyPartsFragment } from '../../../gql';
import { CancelOrderDialog } from './CancelOrderDialog';
import { CorrectionForm } from './CorrectionForm';
import type { DeedProps } from './DeedForm';
import { ManualPaymentForm } from './ManualPaymentForm';
import type { OpenDeed } from './open-deed';
import { RefundForm } from './RefundForm';
import { RefundSentForm } from './RefundSentForm';

interface OpenDeedFormProps extends DeedProps {
  deed: OpenDeed;
  money: OrderMoneyPartsFragment | undefined;
}

/** The form of the deed that was chosen. */
export function OpenDeedForm({ deed, money, ...props }: OpenDeedFormProps) {
  const { desk, readAgain, onClose } = props;
  if (deed.what === 'cancel')
    return (
      <CancelOrderDialog
        order={desk.order}
        onClose={onClose}
        onDone={() => void readAgain().catch(() => {})}
      />
    );
  if (!money) return null;
  if (deed.what === 'sent') return <RefundSentForm {...props} refund={deed.refund} />;
  if (deed.what === 'correct') return <CorrectionForm {...props} money={money} status={deed.status} />;
  if (deed.what === 'payment') return <ManualPaymentForm {...props} money={money} />;
  return <RefundForm {...props} money={money} />;
}
