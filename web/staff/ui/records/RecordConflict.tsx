import { Button } from '../../../design/Button';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { Row } from '../../../design/Stack';
import { type QueryState, QueryStates } from '../../../lib/queries/QueryStates';
import { ChangedNotice, type Difference } from './ChangedNotice';

interface RecordConflictProps<Rec> {
  /** "this minimum charge" */
  called: string;
  /** The author and time of the last change; empty when unknown. */
  who: string;
  /** Reads the record as it is now. */
  query: QueryState<Rec>;
  differences: (current: Rec) => readonly Difference[];
  /** For an error without words. */
  errorFallback?: string;
  isSaving: boolean;
  /** The form goes on from the current record. */
  onTakeOver: (current: Rec) => void;
  /** The form's values overwrite it; absent where theirs are taken over around what was typed. */
  onSaveMine?: () => void;
}

/** A version conflict: shows the other person's changes, to be taken over or overwritten. */
export function RecordConflict<Rec>(props: RecordConflictProps<Rec>) {
  const { called, who, query, differences, errorFallback, isSaving, onTakeOver, onSaveMine } = props;
  return (
    <ChangedNotice
      title={`Someone else changed ${called} while you were editing.`}
      who={who && `Last change by staff: ${who}.`}
      differences={query.data && differences(query.data)}
    >
      <QueryStates
        query={query}
        loadingLabel="Loading their changes..."
        skeleton={<Skeleton height="3rem" />}
        errorFallback={errorFallback}
      >
        {(current) => (
          <Row>
            <Button variant="secondary" onClick={() => onTakeOver(current)} aria-disabled={isSaving}>
              {onSaveMine ? 'Use theirs' : 'Load these changes and keep mine'}
            </Button>
            {onSaveMine && (
              <Button variant="secondary" onClick={onSaveMine} isBusy={isSaving}>
                Save mine
              </Button>
            )}
          </Row>
        )}
      </QueryStates>
    </ChangedNotice>
  );
}
