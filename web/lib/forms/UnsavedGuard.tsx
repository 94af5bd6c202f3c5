import type { ReactNode } from 'react';
import { LeaveQuestion } from '../../design/dialogs/LeaveQuestion';
import { useAskBeforeUnload } from './use-ask-before-unload';

interface UnsavedGuardProps {
  isOn: boolean;
  isInDialog?: boolean;
  /** The warning of typed work that would be lost. */
  children: ReactNode;
}

/** Asks before typed values are lost by a navigation or by closing the tab. */
export function UnsavedGuard({ isOn, isInDialog, children }: UnsavedGuardProps) {
  useAskBeforeUnload(isOn);
  return (
    <LeaveQuestion isOn={isOn} isInDialog={isInDialog}>
      {children}
    </LeaveQuestion>
  );
}
