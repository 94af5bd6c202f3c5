import { type ReactNode, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
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
  // The router closes the question in a transition; until then it would have the focus of what is typed next.
  const [declined, setDeclined] = useState<Location>();

  function stay() {
    setDeclined(blocker.location);
    blocker.reset?.();
  }

  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked' && blocker.location !== declined}
      onOpenChange={(isOpen) => !isOpen && stay()}
      title={title}
      onLeave={() => blocker.proceed?.()}
    >
      {children}
    </LeaveDialog>
  );
}
