import { type ReactNode, useEffect, useState } from 'react';
import { type BlockerFunction, type Location, useBlocker } from 'react-router-dom';
import { lazyDialog } from '../../design/dialogs/lazy-dialog';

export const LeaveDialog = lazyDialog(
  async () => (await import('../../design/dialogs/LeaveDialog')).LeaveDialog,
);

interface LeaveGuardProps {
  isOn: boolean;
  title?: string;
  /** Whether a navigation within the page leaves the form; none does unless given. */
  isLeft?: BlockerFunction;
  /** False where the tab may close without a question. */
  asksBeforeUnload?: boolean;
  /** The text that says what happens to the typed values. */
  children: ReactNode;
}

/** Back leaves a dialog within the same page. */
export const leavesDialog: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) =>
  historyAction === 'POP' && currentLocation.search !== nextLocation.search;

/** Asks before typed values are lost by a navigation or by closing the tab. A logout has asked already. */
export function LeaveGuard({ isOn, asksBeforeUnload = true, ...question }: LeaveGuardProps) {
  const isAsked = isOn && asksBeforeUnload;
  useEffect(() => {
    if (!isAsked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAsked]);
  // The router asks only the last blocker: one with nothing to lose must not stand before another.
  return isOn && <Question {...question} />;
}

function Question({ isLeft, title, children }: Omit<LeaveGuardProps, 'isOn'>) {
  const blocker = useBlocker(
    (navigation) =>
      !navigation.nextLocation.state?.isLogout &&
      (navigation.currentLocation.pathname !== navigation.nextLocation.pathname ||
        isLeft?.(navigation) === true),
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
