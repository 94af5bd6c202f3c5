import type { LastChange } from '../../../../rules/refusals';
import { Button } from '../../../design/Button';
import { Row } from '../../../design/Stack';
import { ChangedNotice, type Difference } from './ChangedNotice';
import { lastChangeText } from './change-message';

interface ConflictResolutionProps {
  /** "minimum charge" */
  thing: string;
  now: LastChange;
  differences: readonly Difference[];
  isSaving: boolean;
  /** The form takes the current values. */
  onUse: () => void;
  /** The form's values overwrite them. */
  onSave: () => void;
}

/** A version conflict: shows the other person's changes, to be used or overwritten. */
export function ConflictResolution({
  thing,
  now,
  differences,
  isSaving,
  onUse,
  onSave,
}: ConflictResolutionProps) {
  const who = lastChangeText(now);
  return (
    <ChangedNotice
      key={now.version}
      title={`Someone else changed this ${thing} while you were editing.`}
      who={who && `Last change by staff: ${who}.`}
      differences={differences}
    >
      <Row>
        <Button variant="secondary" onClick={onUse} aria-disabled={isSaving}>
          Use theirs
        </Button>
        <Button variant="secondary" onClick={onSave} isBusy={isSaving}>
          Save mine
        </Button>
      </Row>
    </ChangedNotice>
  );
}
