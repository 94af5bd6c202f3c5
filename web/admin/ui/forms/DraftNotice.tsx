import { styled } from 'styled-components';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';

interface DraftNoticeProps {
  /** In the form, and not taken out of it again. */
  isBack: boolean;
  lossWarning?: string;
  onDiscard: () => void;
  onRestore: () => void;
}

/** Says that what was typed before a session ended is in the form again; one button takes it out and puts it back. */
export function DraftNotice({ isBack, lossWarning, onDiscard, onRestore }: DraftNoticeProps) {
  return (
    <Notice isAnnounced title={isBack ? 'What you had typed is back.' : 'What you had typed is discarded.'}>
      {isBack && <p>Your session ended before it was saved. {lossWarning}</p>}
      <Level variant="quiet" onClick={isBack ? onDiscard : onRestore}>
        {isBack ? 'Discard it' : 'Put it back'}
      </Level>
    </Notice>
  );
}

/** Its words stand under those of the notice. */
const Level = styled(Button)`margin: 0 -${space(4)} -${space(2)};`;
