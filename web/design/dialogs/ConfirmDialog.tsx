import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button';
import { space, type } from '../theme/tokens';
import { dialogOverlay, dialogSheet } from './dialog-styles';
import { onEscape } from './escape';
import { useReturnFocus } from './return-focus';

interface ConfirmDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Styles the confirming button as dangerous. */
  isDangerous?: boolean;
  /** Keeps the dialog open with a busy button during the action; the caller closes it. */
  isBusy?: boolean;
  /** False while the details are loading: the dialog can be cancelled, not confirmed. */
  isReady?: boolean;
  onConfirm: () => void;
}

/** Asks before something irreversible. The safe answer has the focus. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDangerous = false,
  isBusy = false,
  isReady = true,
  onConfirm,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus();
  const close = (isWanted: boolean) => !isBusy && onOpenChange(isWanted);

  return (
    <AlertDialog.Root open={isOpen} onOpenChange={close}>
      <AlertDialog.Portal>
        <Overlay />
        <Sheet
          {...returnFocus}
          onKeyDown={onEscape(() => close(false))}
          {...(children ? {} : { 'aria-describedby': undefined })}
        >
          <Title>{title}</Title>
          {children && (
            <AlertDialog.Description asChild>
              <div>{children}</div>
            </AlertDialog.Description>
          )}
          <Answers>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={isDangerous ? 'danger' : 'primary'}
              isBusy={isBusy}
              aria-disabled={!isReady}
              onClick={isReady ? onConfirm : undefined}
            >
              {confirmLabel}
            </Button>
          </Answers>
        </Sheet>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

const Overlay = styled(AlertDialog.Overlay)`${dialogOverlay}`;
/** A long word breaks anywhere, so the buttons stay inside. */
const Sheet = styled(AlertDialog.Content)`
  ${dialogSheet}
  grid-template-columns: minmax(0, 1fr);
  width: min(28rem, calc(100vw - ${space(8)}));
  overflow-wrap: anywhere;
`;
const Title = styled(AlertDialog.Title)`${type('title', 650)}`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
`;
