import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton';
import { space, type } from '../theme/tokens';
import { dialogOverlay, dialogSheet, drawerSheet } from './dialog-styles';
import { hasOwnEscape, onEscape } from './escape';
import { useReturnFocus } from './return-focus';

interface DialogFrameProps
  extends Pick<ComponentProps<typeof Dialog.Content>, 'className' | 'onInteractOutside'> {
  /** Open while mounted when absent. */
  isOpen?: boolean;
  /** In the middle of the screen, or along its right edge. */
  place: 'middle' | 'right';
  title: string;
  /** The first focus: the title where there is text to read, or the first match of these selectors, in order. */
  firstFocus: 'title' | readonly string[];
  /** Escape, the close button or a press on the overlay; not Escape inside `data-own-escape`. */
  onClose: () => void;
  children: ReactNode;
}

/** Frame of a titled dialog with a close button: overlay, focus trap, and the focus returned on close. */
export function DialogFrame({
  isOpen = true,
  place,
  title,
  firstFocus,
  onClose,
  children,
  ...sheet
}: DialogFrameProps) {
  const returnFocus = useReturnFocus();
  const heading = useRef<HTMLHeadingElement>(null);
  const isRead = firstFocus === 'title';
  const Sheet = SHEETS[place];

  function focusFirst(event: Event): void {
    returnFocus.onOpenAutoFocus();
    const within = event.currentTarget as HTMLElement;
    const first = isRead ? heading.current : findFirst(within, firstFocus);
    if (!first) return;
    event.preventDefault();
    first.focus();
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={(isWanted) => !isWanted && onClose()}>
      <Dialog.Portal>
        <Overlay />
        <Sheet
          {...sheet}
          aria-describedby={undefined}
          onKeyDown={onEscape(onClose)}
          onEscapeKeyDown={(event) => hasOwnEscape(event.target) && event.preventDefault()}
          // React passes events on to the form that opened the dialog, which would be sent too.
          onSubmit={(event) => event.stopPropagation()}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
        >
          <DialogTop>
            <DialogTitle ref={heading} tabIndex={isRead ? -1 : undefined}>
              {title}
            </DialogTitle>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" size={20} />
              </IconButton>
            </Dialog.Close>
          </DialogTop>
          {children}
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function findFirst(within: HTMLElement, selectors: readonly string[]): HTMLElement | null {
  for (const selector of selectors) {
    const found = within.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

const Overlay = styled(Dialog.Overlay)`${dialogOverlay}`;

const SHEETS = {
  middle: styled(Dialog.Content)`${dialogSheet}`,
  right: styled(Dialog.Content)`${drawerSheet}`,
};

export const DialogTitle = styled(Dialog.Title)`min-width: 0; ${type('title', 650)} overflow-wrap: anywhere;`;

/** The row of title and close button. */
export const DialogTop = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;
