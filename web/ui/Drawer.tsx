import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space, type } from '../theme/tokens';
import { dialogOverlay, drawerSheet } from './dialog-looks';
import { IconButton } from './IconButton';
import { useReturnFocus } from './return-focus';

interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  children: ReactNode;
}

/** A titled sheet from the right edge, the full width of a phone; Escape, the cross and the veil close it. A form in it has the focus in its first field. */
export function Drawer({ isOpen, onOpenChange, title, children }: DrawerProps) {
  const returnFocus = useReturnFocus();

  function focusFirstField(event: Event): void {
    returnFocus.onOpenAutoFocus();
    const field = (event.currentTarget as HTMLElement).querySelector('input');
    if (!field) return;
    event.preventDefault();
    field.focus();
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Overlay />
        <Sheet
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
        >
          <Top>
            <Title>{title}</Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" size={20} />
              </IconButton>
            </Radix.Close>
          </Top>
          {children}
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
}

const Overlay = styled(Radix.Overlay)`${dialogOverlay}`;
const Sheet = styled(Radix.Content)`${drawerSheet} width: min(26rem, 100vw);`;
const Title = styled(Radix.Title)`${type('title', 650)}`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;
