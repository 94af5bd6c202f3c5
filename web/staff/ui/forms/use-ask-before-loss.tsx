import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { LeaveDialog } from '../../../design/dialogs/LeaveDialog';
import { LeaveQuestion } from '../../../design/dialogs/LeaveQuestion';
import { useAskBeforeUnload } from '../../../lib/forms/use-ask-before-unload';

interface AskBeforeLoss {
  /** Runs it at once, or after confirmation when there are typed values, or once they are saved. */
  runOrAsk: (action: () => void) => void;
  /** Render beside the form. */
  question: ReactNode;
}

/** Asks before typed values are lost: by an action of the page, a navigation, or closing the tab. */
export function useAskBeforeLoss(isDirty: boolean, lossWarning: string): AskBeforeLoss {
  const [waiting, setWaiting] = useState<{ readonly action: () => void } | null>(null);
  useAskBeforeUnload(isDirty);

  function leave() {
    setWaiting(null);
    waiting?.action();
  }

  const leaveSaved = useEffectEvent(leave);
  useEffect(() => {
    if (!isDirty) leaveSaved();
  }, [isDirty]);

  return {
    runOrAsk: (action) => (isDirty ? setWaiting({ action }) : action()),
    question: (
      <>
        <LeaveDialog
          isOpen={isDirty && waiting !== null}
          onOpenChange={() => setWaiting(null)}
          onLeave={leave}
        >
          {lossWarning}
        </LeaveDialog>
        <LeaveQuestion isOn={isDirty}>{lossWarning}</LeaveQuestion>
      </>
    ),
  };
}
