import { Button } from '../../../design/Button';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { type QueryState, QueryStates } from '../../../lib/queries/QueryStates';
import { ChangedNotice, type Difference } from './ChangedNotice';

interface ConflictMergeProps<Current> {
  /** "this product" */
  thing: string;
  /** The author and time of the last change; empty when unknown. */
  who?: string;
  /** Reads the record as it is now. */
  query: QueryState<Current>;
  differences: (current: Current) => readonly Difference[];
  isEdited: (field: string) => boolean;
  /** For an error without words. */
  errorFallback?: string;
  onTakeOver: (current: Current) => void;
}

/** A colleague's change of a long form, taken over around what was typed here. */
export function ConflictMerge<Current>(props: ConflictMergeProps<Current>) {
  const { thing, who, query, differences, isEdited, errorFallback, onTakeOver } = props;
  return (
    <ChangedNotice
      title={`Someone else changed ${thing} while you were editing.`}
      who={who && `Last change by staff: ${who}.`}
      differences={
        query.data &&
        differences(query.data).map((one) => ({
          ...one,
          typed: isEdited(one.field) ? 'you changed this too, and the form keeps your version' : undefined,
        }))
      }
    >
      <QueryStates
        query={query}
        loadingLabel="Loading their changes..."
        skeleton={<Skeleton height="3rem" />}
        errorFallback={errorFallback}
      >
        {(current) => (
          <Button variant="secondary" onClick={() => onTakeOver(current)}>
            Load these changes and keep mine
          </Button>
        )}
      </QueryStates>
    </ChangedNotice>
  );
}
