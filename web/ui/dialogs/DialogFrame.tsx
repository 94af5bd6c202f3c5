import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { space, type } from '../../theme/tokens';
import { IconButton } from '../IconButton';
import { dialogOverlay, dialogSheet, drawerSheet } from './dialog-styles';
import { hasOwnEscape, onEscape } from './escape';
import { useReturnFocus } from './return-focus';

interface DialogFrameProps
  extends Pick<ComponentProps<typeof Dialog.Content>, 'className' | 'onInteractOutside'> {
  /** Shown as long as it is rendered, unless said otherwise. */
  isOpen?: boolean;
  /** In the middle of the screen, or along its right edge. */
  place: 'middle' | 'right';
  title: string;
  /**
   * What has the focus first: the title where there is something to read, or the first that one of these selectors
   * finds, tried in turn.
   */
  firstFocus: 'title' | readonly string[];
  /** Escape, the cross or a press on the veil; not Escape in a part with `data-own-escape`. */
  onClose: () => void;
  children: ReactNode;
}

/** What every titled dialog with a cross has: its frame, the veil behind it, and the focus in it and back. */
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

/** The line of the title and the cross. */
export const DialogTop = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;
