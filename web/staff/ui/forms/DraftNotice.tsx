import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { space } from '../../../design/theme/tokens';

interface DraftNoticeProps {
  /** Restored, and not discarded since. */
  isBack: boolean;
  lossWarning?: string;
  onDiscard: () => void;
  onRestore: () => void;
}

/** Says that the draft of an ended session is restored; its button discards or restores it. */
export function DraftNotice({ isBack, lossWarning, onDiscard, onRestore }: DraftNoticeProps) {
  return (
    <Notice isAnnounced title={isBack ? "We've restored what you typed." : 'Your changes are discarded.'}>
      {isBack && <p>Your session ended before you saved. {lossWarning}</p>}
      <Level variant="quiet" onClick={isBack ? onDiscard : onRestore}>
        {isBack ? 'Discard' : 'Restore'}
      </Level>
    </Notice>
  );
}

/** Aligned with the notice's text. */
const Level = styled(Button)`margin: 0 -${space(4)} -${space(2)};`;
