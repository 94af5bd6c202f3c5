import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { DialogFrame, DialogTop } from '../../../../design/dialogs/DialogFrame';
import { LeaveDialog } from '../../../../design/dialogs/LeaveDialog';
import { space } from '../../../../design/theme/tokens';
import { useUnsaved } from '../unsaved/unsaved';

interface OrderActionDialogProps {
  title: string;
  /** Typed values would be lost by closing. */
  isDirty: boolean;
  /** A sent action cannot be cancelled: the dialog stays until its result. */
  isBusy: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of one action, above the details; Escape closes only this dialog, and asks before typed text is lost. */
export function OrderActionDialog({ title, isDirty, isBusy, onClose, children }: OrderActionDialogProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  useUnsaved(title, isDirty);

  function leave(): void {
    if (isBusy) return;
    if (isDirty) setIsConfirming(true);
    else onClose();
  }

  return (
    <Sheet place="middle" title={title} firstFocus={['input, textarea, select']} onClose={leave}>
      {children}
      <LeaveDialog isOpen={isConfirming} onOpenChange={setIsConfirming} onLeave={onClose}>
        Nothing has been done yet, and you haven't saved what you typed.
      </LeaveDialog>
    </Sheet>
  );
}

const Sheet = styled(DialogFrame)`
  grid-template-columns: minmax(0, 1fr);
  width: min(34rem, calc(100vw - ${space(6)}));

  ${DialogTop} { margin-block: -${space(2)}; }
`;
