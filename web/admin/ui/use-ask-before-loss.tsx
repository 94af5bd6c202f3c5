import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { LeaveQuestion } from '../../ui/LeaveQuestion';
import { useAskBeforeUnload } from '../../ui/use-ask-before-unload';

interface AskBeforeLoss {
  /** Does it at once, or after the question when something is typed. */
  orAsk: (deed: () => void) => void;
  /** To be rendered beside the form. */
  question: ReactNode;
}

const TITLE = 'Leave without saving?';

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
        <ConfirmDialog
          isOpen={isTyped && waiting !== null}
          onOpenChange={() => setWaiting(null)}
          title={TITLE}
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={leave}
        >
          {lostWords}
        </ConfirmDialog>
        <LeaveQuestion isOn={isTyped} title={TITLE}>
          {lostWords}
        </LeaveQuestion>
      </>
    ),
  };
}
