import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '../../theme/tokens';
import { DialogFrame } from '../../ui/DialogFrame';

interface FormDialogProps {
  title: string;
  /** Something is typed: a press beside the dialog does not lose it. */
  isTyped: boolean;
  onClose: () => void;
  /** The form. */
  children: ReactNode;
}

/** A form in the middle of the screen, with the focus in its first field, or on its first button when it only asks. Shown as long as it is rendered. */
export function FormDialog({ title, isTyped, onClose, children }: FormDialogProps) {
  return (
    <Sheet
      place="middle"
      title={title}
      firstFocus={['input', 'form button']}
      onClose={onClose}
      onInteractOutside={(event) => isTyped && event.preventDefault()}
    >
      {children}
    </Sheet>
  );
}

const Sheet = styled(DialogFrame)`width: min(42rem, calc(100vw - ${space(6)}));`;
