import { LockKeyhole } from 'lucide-react';
import { Button } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { Stack } from '../../design/Stack';
import { formatPounds } from '../../lib/formats/formats';
import { mustCheckFirst, type PaymentProgress } from './payment/payment-progress';

interface PayButtonProps {
  progress: PaymentProgress;
  totalPence: number;
  isBusy: boolean;
  /** Whether the card provider's library has loaded. */
  isReady: boolean;
  /** Why nothing can be paid at the moment. */
  obstacle?: string | null;
  onCheck: () => void;
}

/** Pays the sum on its label; while an earlier payment is open, checks that one instead. */
export function PayButton({ progress, totalPence, isBusy, isReady, obstacle, onCheck }: PayButtonProps) {
  if (mustCheckFirst(progress)) {
    return (
      <Button isWide onClick={onCheck}>
        Check the payment again
      </Button>
    );
  }
  return (
    <Stack gap={3}>
      {obstacle && !isBusy && <Notice kind="warn">{obstacle}</Notice>}
      <Button type="submit" isWide isBusy={isBusy} disabled={!isReady || Boolean(obstacle)}>
        {!isBusy && <LockKeyhole aria-hidden="true" size={18} />}
        Pay {formatPounds(totalPence)}
      </Button>
    </Stack>
  );
}
