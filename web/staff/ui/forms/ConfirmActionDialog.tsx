import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../data/error-message';
import { ConfirmDialog } from '../../../design/dialogs/ConfirmDialog';
import { Notice } from '../../../design/feedback/Notice';
import { Stack } from '../../../design/Stack';

interface ConfirmActionDialogProps {
  title: string;
  /** Its consequences. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** False while the details are loading. */
  isReady?: boolean;
  /** The dialog closes on success, and shows the message of a refusal. */
  action: () => Promise<unknown>;
  onClose: () => void;
  /** The message of a refusal; the server's by default. */
  messageOf?: (error: unknown) => ReactNode;
  /** Styles the button as dangerous; the default. */
  isDangerous?: boolean;
}

/** Asks, and carries out the answer. */
export function ConfirmActionDialog({
  children,
  action,
  onClose,
  messageOf = errorMessage,
  isDangerous = true,
  ...dialog
}: ConfirmActionDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>();

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
      {...dialog}
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
