import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DialogFrame, DialogTop } from '../../../design/dialogs/DialogFrame';
import { color } from '../../../design/theme/colors';
import { from, space } from '../../../design/theme/tokens';
import { leavesDialog } from '../../../lib/forms/LeaveGuard';
import { useUnsaved } from '../../../lib/forms/unsaved-forms';
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard';

interface FormDialogProps {
  title: string;
  size?: keyof typeof SIZES;
  /** Typed values would be lost: a press on the overlay does not close a form. */
  isDirty: boolean;
  /** A sent form cannot be cancelled: the dialog stays until its result. */
  isBusy?: boolean;
  /** The question before typed values are lost. */
  lossWarning?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog, with the focus in its first field, or on its first button when it has none. Open while mounted. */
export function FormDialog({
  title,
  size = 'form',
  isDirty,
  isBusy = false,
  lossWarning,
  onClose,
  children,
}: FormDialogProps) {
  const isGuarded = useUnsaved(title, isDirty);
  const { leave, question } = useLeaveGuard(isDirty, lossWarning, { isLeft: leavesDialog, isGuarded });
  const { place, Sheet, firstFocus } = SIZES[size];
  return (
    <Sheet
      place={place}
      title={title}
      firstFocus={firstFocus}
      onClose={() => !isBusy && leave(onClose)}
      onInteractOutside={(event) => size === 'form' && isDirty && event.preventDefault()}
    >
      {children}
      {question}
    </Sheet>
  );
}

const Frame = styled(DialogFrame)`
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
`;

const SIZES = {
  form: {
    place: 'middle',
    Sheet: styled(Frame)`width: min(42rem, calc(100vw - ${space(6)}));`,
    firstFocus: ['input', 'form button'],
  },
  action: {
    place: 'middle',
    Sheet: styled(Frame)`
      width: min(34rem, calc(100vw - ${space(6)}));

      ${DialogTop} { margin-block: -${space(2)}; }
    `,
    firstFocus: ['input, textarea, select'],
  },
  sheet: {
    place: 'right',
    Sheet: styled(Frame)`
      width: min(46rem, 100vw);
      grid-template-rows: auto minmax(0, 1fr);
      align-content: stretch;
      gap: 0;
      padding: 0;
      overflow: hidden;

      ${DialogTop} {
        padding: ${space(2)} ${space(4)};
        border-block-end: 1px solid ${color.line};

        ${from.tablet} { padding-inline: ${space(6)}; }
      }
    `,
    firstFocus: ['input'],
  },
} as const;
