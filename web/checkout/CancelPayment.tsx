import { useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';

/** Ends the payment for good, after asking. */
export function CancelPayment({ onCancel }: { onCancel: () => Promise<unknown> }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function cancel() {
    setIsBusy(true);
    await onCancel();
    setIsBusy(false);
    setIsAsking(false);
  }

  return (
    <>
      <Below>
        <Button variant="quiet" isWide onClick={() => setIsAsking(true)}>
          Cancel this payment
        </Button>
      </Below>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Cancel this payment?"
        confirmLabel="Cancel payment"
        cancelLabel="Keep it"
        isDangerous
        isBusy={isBusy}
        onConfirm={() => void cancel()}
      >
        You will not be charged. Your cart is kept, so you can check out again.
      </ConfirmDialog>
    </>
  );
}

const Below = styled.div`margin-block-start: ${space(3)};`;
