import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { space, type } from '../../../theme/tokens';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { dialogOverlay, dialogSheet } from '../../../ui/dialog-looks';
import { IconButton } from '../../../ui/IconButton';
import { useReturnFocus } from '../../../ui/return-focus';
import { useUnsaved } from './unsaved';

interface DeedDialogProps {
  title: string;
  /** Something is typed that closing would lose. */
  isTyped: boolean;
  /** What is on its way cannot be called back: the dialog stays until it is known. */
  isBusy: boolean;
  onClose: () => void;
  /** The form. */
  children: ReactNode;
}

/** The form of one deed, above the details; Escape closes it alone, and asks before typed text is lost. */
export function DeedDialog({ title, isTyped, isBusy, onClose, children }: DeedDialogProps) {
  const returnFocus = useReturnFocus();
  const [isAsking, setIsAsking] = useState(false);
  useUnsaved(title, isTyped);

  function leave(): void {
    if (isBusy) return;
    if (isTyped) setIsAsking(true);
    else onClose();
  }

  function focusFirstField(event: Event): void {
    returnFocus.onOpenAutoFocus();
    event.preventDefault();
    (event.currentTarget as HTMLElement).querySelector<HTMLElement>('input, textarea, select')?.focus();
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && leave()}>
      <Dialog.Portal>
        <Overlay />
        <Sheet
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
        >
          <Top>
            <Title>{title}</Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" size={20} />
              </IconButton>
            </Dialog.Close>
          </Top>
          {children}
          <ConfirmDialog
            isOpen={isAsking}
            onOpenChange={setIsAsking}
            title="Leave without saving?"
            confirmLabel="Leave"
            cancelLabel="Stay"
            onConfirm={onClose}
          >
            Nothing has been done yet, and what you typed would be lost.
          </ConfirmDialog>
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Overlay = styled(Dialog.Overlay)`${dialogOverlay}`;

const Sheet = styled(Dialog.Content)`
  ${dialogSheet}
  grid-template-columns: minmax(0, 1fr);
  width: min(34rem, calc(100vw - ${space(6)}));
`;

const Title = styled(Dialog.Title)`${type('title', 650)}`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-block: -${space(2)};
`;
