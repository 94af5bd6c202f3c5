import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazyDialog } from './lazy-dialog';

const LeaveDialog = lazyDialog(async () => (await import('./LeaveDialog')).LeaveDialog);

interface LeaveQuestionProps {
  isOn: boolean;
  title?: string;
  /** What happens to the typed values. */
  children: ReactNode;
}

/** Asks before navigating away from typed values. A logout has asked already. */
export function LeaveQuestion({ isOn, title, children }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isOn && currentLocation.pathname !== nextLocation.pathname && !nextLocation.state?.isLogout,
  );
  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title={title}
      onLeave={() => blocker.proceed?.()}
    >
      {children}
    </LeaveDialog>
  );
}
