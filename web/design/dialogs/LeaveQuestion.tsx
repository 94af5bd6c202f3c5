import { type ReactNode, useState } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { lazyDialog } from './lazy-dialog';

const LeaveDialog = lazyDialog(async () => (await import('./LeaveDialog')).LeaveDialog);

interface LeaveQuestionProps {
  isOn: boolean;
  title?: string;
  /** The typed values are in a dialog, which Back may close within the same page. */
  isInDialog?: boolean | undefined;
  /** The text that says what happens to the typed values. */
  children: ReactNode;
}

/** Asks before navigating away from typed values. A logout has asked already. */
export function LeaveQuestion({ isOn, ...question }: LeaveQuestionProps) {
  // The router asks only the last blocker: one with nothing to lose must not stand before another.
  return isOn && <Question {...question} />;
}

function Question({ isInDialog, title, children }: Omit<LeaveQuestionProps, 'isOn'>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      !nextLocation.state?.isLogout &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (isInDialog === true && historyAction === 'POP' && currentLocation.search !== nextLocation.search)),
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
