import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from '../../../../design/dialogs/LeaveDialog';
import { useAskBeforeUnload } from '../../../../lib/forms/use-ask-before-unload';
import { UnsavedContext, useUnsavedParts } from './unsaved';

/** Asks before typed values of an order are lost: by `leave`, by a link or Back, or by closing the tab. */
export function useUnsavedGuard(onLeave: () => void = () => {}) {
  const { parts, register } = useUnsavedParts();
  const isUnsaved = parts.size > 0;
  const [isConfirming, setIsConfirming] = useState(false);
  const isLeaving = useRef(false);

  // Back and links close a dialog through the address.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !isLeaving.current &&
      !nextLocation.state?.isLogout &&
      (currentLocation.pathname !== nextLocation.pathname ||
        orderIn(currentLocation.search) !== orderIn(nextLocation.search)),
  );

  const isInQuestion = isConfirming || blocker.state === 'blocked';

  useAskBeforeUnload(isUnsaved);

  // A save that was pending when the question appeared has succeeded: nothing is left to ask about.
  useEffect(() => {
    if (isInQuestion && !isUnsaved) stay();
  });

  function leaveForGood(): void {
    isLeaving.current = true;
    setIsConfirming(false);
    if (blocker.state === 'blocked') blocker.proceed();
    else onLeave();
  }

  function stay(): void {
    setIsConfirming(false);
    if (blocker.state === 'blocked') blocker.reset();
  }

  return {
    leave: () => (isUnsaved ? setIsConfirming(true) : onLeave()),
    /** Wraps the forms. */
    guard: (children: ReactNode) => <UnsavedContext value={register}>{children}</UnsavedContext>,
    /** The question, rendered beside them. */
    question: (
      <LeaveDialog isOpen={isInQuestion} onOpenChange={(isOpen) => !isOpen && stay()} onLeave={leaveForGood}>
        You haven't saved these changes: {[...parts.values()].join(', ')}.
      </LeaveDialog>
    ),
  };
}

/** The order that an address opens over a list. */
function orderIn(search: string): string | null {
  return new URLSearchParams(search).get('order');
}
