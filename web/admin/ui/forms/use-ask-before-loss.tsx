import { type ReactNode, useState } from 'react';
import { LeaveDialog } from '../../../ui/dialogs/LeaveDialog';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion';
import { useAskBeforeUnload } from '../../../ui/forms/use-ask-before-unload';

interface AskBeforeLoss {
  /** Does it at once, or after the question when something is typed. */
  runOrAsk: (action: () => void) => void;
  /** To be rendered beside the form. */
  question: ReactNode;
}

/** Asks before what is typed is lost: by a deed of the page, by another page, or with the tab. */
export function useAskBeforeLoss(isDirty: boolean, lossWarning: string): AskBeforeLoss {
  const [waiting, setWaiting] = useState<{ readonly action: () => void } | null>(null);
  useAskBeforeUnload(isDirty);

  function leave() {
    setWaiting(null);
    waiting?.action();
  }

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
