import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { LeaveDialog, LeaveGuard } from './LeaveGuard';

interface LeaveGuardOptions {
  /** Whether a navigation within the page leaves the form; none does unless given. */
  isLeft?: BlockerFunction;
  /** The page around asks before it is left. */
  isGuarded?: boolean;
}

interface UseLeaveGuard {
  /** Runs it at once, or after confirmation when there are typed values, or once they are saved. */
  leave: (action: () => void) => void;
  /** Render beside the form. */
  question: ReactNode;
}

/** Asks before typed values are lost: by an action of the page, a navigation, or closing the tab. */
export function useLeaveGuard(
  isUnsaved: boolean,
  lossWarning: ReactNode,
  { isLeft, isGuarded = false }: LeaveGuardOptions = {},
): UseLeaveGuard {
  const [waiting, setWaiting] = useState<{ readonly action: () => void } | null>(null);
  // The action may navigate.
  const isConfirmed = useRef(false);

  function leave() {
    isConfirmed.current = isUnsaved;
    setWaiting(null);
    waiting?.action();
  }

  const leaveSaved = useEffectEvent(leave);
  useEffect(() => {
    if (!isUnsaved) leaveSaved();
  }, [isUnsaved]);

  return {
    leave: (action) => (isUnsaved ? setWaiting({ action }) : action()),
    question: (
      <>
        <LeaveDialog
          isOpen={isUnsaved && waiting !== null}
          onOpenChange={() => setWaiting(null)}
          onLeave={leave}
        >
          {lossWarning}
        </LeaveDialog>
        <LeaveGuard
          isOn={isUnsaved && !isGuarded}
          isLeft={(navigation) => !isConfirmed.current && isLeft?.(navigation) === true}
        >
          {lossWarning}
        </LeaveGuard>
      </>
    ),
  };
}
