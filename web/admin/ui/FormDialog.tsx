import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, type } from '../../theme/tokens';
import { dialogOverlay, dialogSheet } from '../../ui/dialog-looks';
import { IconButton } from '../../ui/IconButton';
import { useReturnFocus } from '../../ui/return-focus';

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
  const returnFocus = useReturnFocus();

  function focusFirstField(event: Event): void {
    returnFocus.onOpenAutoFocus();
    event.preventDefault();
    const sheet = event.currentTarget as HTMLElement;
    (sheet.querySelector('input') ?? sheet.querySelector<HTMLElement>('form button') ?? sheet).focus();
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Overlay />
        <Sheet
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
          onInteractOutside={(event) => isTyped && event.preventDefault()}
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
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Overlay = styled(Dialog.Overlay)`${dialogOverlay}`;
const Sheet = styled(Dialog.Content)`${dialogSheet} width: min(42rem, calc(100vw - ${space(6)}));`;
const Title = styled(Dialog.Title)`${type('title', 650)}`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;
