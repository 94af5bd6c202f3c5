import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { DialogFrame } from '../../../design/dialogs/DialogFrame';
import { LeaveDialog } from '../../../design/dialogs/LeaveDialog';
import { space } from '../../../design/theme/tokens';
import { UnsavedGuard } from '../../../lib/forms/UnsavedGuard';

interface FormDialogProps {
  title: string;
  /** Typed values would be lost: a press on the overlay does not close the dialog. */
  isDirty: boolean;
  /** A sent form cannot be cancelled: the dialog stays until its result. */
  isBusy?: boolean;
  /** The question before Escape or the close button loses typed values; absent where `onClose` asks by itself. */
  lossWarning?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with the focus in its first field, or on its first button when it has none. Open while mounted. */
export function FormDialog({
  title,
  isDirty,
  isBusy = false,
  lossWarning,
  onClose,
  children,
}: FormDialogProps) {
  const [isConfirming, setIsConfirming] = useState(false);

  function leave(): void {
    if (isBusy) return;
    if (isDirty && lossWarning) setIsConfirming(true);
    else onClose();
  }

  return (
    <Sheet
      place="middle"
      title={title}
      firstFocus={['input', 'form button']}
      onClose={leave}
      onInteractOutside={(event) => isDirty && event.preventDefault()}
    >
      {children}
      {lossWarning && (
        <UnsavedGuard isOn={isDirty} isInDialog>
          {lossWarning}
        </UnsavedGuard>
      )}
      <LeaveDialog isOpen={isConfirming} onOpenChange={setIsConfirming} onLeave={onClose}>
        {lossWarning}
      </LeaveDialog>
    </Sheet>
  );
}

const Sheet = styled(DialogFrame)`
  grid-template-columns: minmax(0, 1fr);
  width: min(42rem, calc(100vw - ${space(6)}));
  overflow-wrap: anywhere;
`;
