import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { ConfirmDialog } from '../../../design/dialogs/ConfirmDialog';
import { space } from '../../../design/theme/tokens';

interface CancelPaymentProps {
  /** For a change of an order, not for a cart. */
  isChange: boolean;
  onCancel: () => Promise<unknown>;
}

/** Cancels the payment, after confirmation. */
export function CancelPayment({ isChange, onCancel }: CancelPaymentProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function cancel() {
    setIsBusy(true);
    await onCancel();
    setIsBusy(false);
    setIsConfirming(false);
  }

  return (
    <>
      <Below>
        <Button variant="quiet" isWide onClick={() => setIsConfirming(true)}>
          Cancel this payment
        </Button>
      </Below>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title="Cancel this payment?"
        confirmLabel="Cancel payment"
        cancelLabel="Keep payment"
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void cancel()}
      >
        {isChange
          ? "You won't be charged, and your order stays as it is."
          : "You won't be charged. Your cart is saved, so you can check out again."}
      </ConfirmDialog>
    </>
  );
}

const Below = styled.div`margin-block-start: ${space(3)};`;
