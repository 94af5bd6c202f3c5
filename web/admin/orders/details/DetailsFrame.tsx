import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../../../theme/colors';
import { from, radius, space } from '../../../theme/tokens';
import { DialogFrame, DialogTitle, DialogTop } from '../../../ui/dialogs/DialogFrame';
import { LeaveDialog } from '../../../ui/dialogs/LeaveDialog';
import { useAskBeforeUnload } from '../../../ui/forms/use-ask-before-unload';
import { UnsavedContext, useUnsavedParts } from './unsaved';

interface DetailsFrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The wide dialog of an order, full screen on a phone; asks before typed values are lost. */
export function DetailsFrame({ title, onClose, children }: DetailsFrameProps) {
  const { parts, register } = useUnsavedParts();
  const isUnsaved = parts.size > 0;
  const [isConfirming, setIsConfirming] = useState(false);
  const isLeaving = useRef(false);

  // Back and links close the dialog through the address.
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

  function leave(): void {
    if (isUnsaved) setIsConfirming(true);
    else onClose();
  }

  function leaveForGood(): void {
    isLeaving.current = true;
    setIsConfirming(false);
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose();
  }

  function stay(): void {
    setIsConfirming(false);
    if (blocker.state === 'blocked') blocker.reset();
  }

  return (
    <Sheet place="middle" title={title} firstFocus="title" onClose={leave}>
      <Content>
        <UnsavedContext value={register}>{children}</UnsavedContext>
      </Content>
      <LeaveDialog isOpen={isInQuestion} onOpenChange={(isOpen) => !isOpen && stay()} onLeave={leaveForGood}>
        What you typed here is not saved and would be lost: {[...parts.values()].join(', ')}.
      </LeaveDialog>
    </Sheet>
  );
}

/** The order that an address opens. */
function orderIn(search: string): string | null {
  return new URLSearchParams(search).get('order');
}

const Sheet = styled(DialogFrame)`
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  gap: 0;
  width: 100vw;
  height: 100dvh;
  max-height: none;
  padding: 0;
  border-radius: 0;
  background: ${color.surface};
  overflow: hidden;

  ${from.tablet} {
    width: min(76rem, calc(100vw - ${space(8)}));
    height: calc(100dvh - ${space(8)});
    border-radius: ${radius.large};
  }

  ${DialogTitle}:focus { outline: none; }
  ${DialogTop} {
    padding: ${space(1)} ${space(2)} ${space(1)} ${space(4)};
    border-block-end: 1px solid ${color.line};
    background: ${color.surfaceRaised};

    ${from.tablet} { padding-inline-start: ${space(6)}; }
  }
`;

const Content = styled.div`
  overflow: auto;
  padding: ${space(4)};

  ${from.tablet} { padding: ${space(5)} ${space(6)}; }
`;
