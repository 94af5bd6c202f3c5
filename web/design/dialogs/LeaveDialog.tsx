import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

interface LeaveDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onLeave: () => void;
  title?: string;
  /** The text that says what happens to the typed values. */
  children: ReactNode;
}

/** Asks before typed values are lost. */
export function LeaveDialog({ onLeave, title = 'Leave without saving?', ...asked }: LeaveDialogProps) {
  return (
    <ConfirmDialog {...asked} title={title} confirmLabel="Leave" cancelLabel="Stay" onConfirm={onLeave} />
  );
}
