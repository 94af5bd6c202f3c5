import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DialogFrame } from './DialogFrame';

interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** There is text to read first: its title has the focus. */
  isRead?: boolean;
  children: ReactNode;
}

/**
 * A titled drawer on the right edge, full width on a phone. Escape, the close button and the overlay close it. A form in it
 * has the focus in its first field.
 */
export function Drawer({ isOpen, onOpenChange, title, isRead = false, children }: DrawerProps) {
  return (
    <Sheet
      isOpen={isOpen}
      place="right"
      title={title}
      firstFocus={isRead ? 'title' : ['input, textarea']}
      onClose={() => onOpenChange(false)}
    >
      {children}
    </Sheet>
  );
}

const Sheet = styled(DialogFrame)`width: min(26rem, 100vw);`;
