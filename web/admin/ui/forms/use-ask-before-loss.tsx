import { type ReactNode, useState } from 'react';
import { LeaveDialog } from '../../../ui/dialogs/LeaveDialog';
import { LeaveQuestion } from '../../../ui/dialogs/LeaveQuestion';
import { useAskBeforeUnload } from '../../../ui/forms/use-ask-before-unload';

interface AskBeforeLoss {
  /** Does it at once, or after the question when something is typed. */
  orAsk: (deed: () => void) => void;
  /** To be rendered beside the form. */
  question: ReactNode;
}

/** Asks before what is typed is lost: by a deed of the page, by another page, or with the tab. */
export function useAskBeforeLoss(isTyped: boolean, lostWords: string): AskBeforeLoss {
  const [waiting, setWaiting] = useState<{ readonly deed: () => void } | null>(null);
  useAskBeforeUnload(isTyped);

  function leave() {
    setWaiting(null);
    waiting?.deed();
  }

  return {
    orAsk: (deed) => (isTyped ? setWaiting({ deed }) : deed()),
    question: (
      <>
        <LeaveDialog
          isOpen={isTyped && waiting !== null}
          onOpenChange={() => setWaiting(null)}
          onLeave={leave}
        >
          {lostWords}
        </LeaveDialog>
        <LeaveQuestion isOn={isTyped}>{lostWords}</LeaveQuestion>
      </>
    ),
  };
}
