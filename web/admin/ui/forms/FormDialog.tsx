import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../../../theme/tokens';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame';
import { LeaveDialog } from '../../../ui/dialogs/LeaveDialog';

interface FormDialogProps {
  title: string;
  /** Something is typed: a press beside the dialog does not lose it. */
  isDirty: boolean;
  /** What is on its way cannot be called back: the dialog stays until it is known. */
  isBusy?: boolean;
  /** Asked about before Escape or the cross loses it; left out where `onClose` asks by itself. */
  lossWarning?: string;
  onClose: () => void;
  /** The form. */
  children: ReactNode;
}

/** A form in the middle of the screen, with the focus in its first field, or on its first button when it only asks. Shown as long as it is rendered. */
export function FormDialog({
  title,
  isDirty,
  isBusy = false,
  lossWarning,
  onClose,
  children,
}: FormDialogProps) {
  const [isAsking, setIsAsking] = useState(false);

  function leave(): void {
    if (isBusy) return;
    if (isDirty && lossWarning) setIsAsking(true);
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
      <LeaveDialog isOpen={isAsking} onOpenChange={setIsAsking} onLeave={onClose}>
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
