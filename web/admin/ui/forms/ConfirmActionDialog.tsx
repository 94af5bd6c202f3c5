import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../apollo/error-message';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/Stack';

interface ConfirmActionDialogProps {
  title: string;
  /** What follows from it. */
  children: ReactNode;
  confirmLabel: string;
  /** The dialog closes when it is done, and shows the server's words when it is refused. */
  action: () => Promise<unknown>;
  onClose: () => void;
  /** What is said of a refusal; the server's words unless told. */
  messageOf?: (error: unknown) => string;
  /** Paints the button as dangerous; on unless said. */
  isDangerous?: boolean;
}

/** Asks before a deed and does it. Shown as long as it is rendered. */
export function ConfirmActionDialog({
  title,
  children,
  confirmLabel,
  action,
  onClose,
  messageOf = errorMessage,
  isDangerous = true,
}: ConfirmActionDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function confirm() {
    setIsBusy(true);
    setRefusal(undefined);
    try {
      await action();
      onClose();
    } catch (error) {
      setRefusal(messageOf(error));
      setIsBusy(false);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      confirmLabel={confirmLabel}
      isDangerous={isDangerous}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
    >
      <Stack gap={4}>
        <div>{children}</div>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
      </Stack>
    </ConfirmDialog>
  );
}
