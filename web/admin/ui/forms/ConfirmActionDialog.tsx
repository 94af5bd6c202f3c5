import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../../apollo/error-message';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { Notice } from '../../../ui/feedback/Notice';
import { Stack } from '../../../ui/Stack';

interface ConfirmActionDialogProps {
  title: string;
  /** Its consequences. */
  children: ReactNode;
  confirmLabel: string;
  /** The dialog closes on success, and shows the message of a refusal. */
  action: () => Promise<unknown>;
  onClose: () => void;
  /** The message of a refusal; the server's by default. */
  messageOf?: (error: unknown) => string;
  /** Styles the button as dangerous; the default. */
  isDangerous?: boolean;
}

/** The form's values saved when a session ends. */
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
