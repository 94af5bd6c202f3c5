import { errorMessage } from '../../../apollo/error-message';
import { Button } from '../../../ui/Button';
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import { ChangedNotice, type Difference } from './ChangedNotice';

interface ConflictMergeProps {
  /** "this product" */
  thing: string;
  /** Who changed it last and when; empty when nobody knows. */
  who?: string;
  /** Undefined while they are loaded. */
  differences: readonly Difference[] | undefined;
  isEdited: (field: string) => boolean;
  error: unknown;
  /** For an error without words. */
  errorFallback?: string;
  onRetry: () => Promise<unknown>;
  onTakeOver: () => void;
}

/** A colleague's change of a long form, taken over around what was typed here. */
export function ConflictMerge(props: ConflictMergeProps) {
  const { thing, who, differences, isEdited, error, errorFallback, onRetry, onTakeOver } = props;
  return (
    <ChangedNotice
      title={`Someone else changed ${thing} while you were editing.`}
      who={who && `Last change by staff: ${who}.`}
      differences={differences?.map((one) => ({
        ...one,
        typed: isEdited(one.field) ? 'you changed this too, and the form keeps your version' : undefined,
      }))}
    >
      {!differences && Boolean(error) && (
        <ErrorPanel
          message={errorMessage(error, errorFallback)}
          onRetry={() => void onRetry().catch(() => {})}
        />
      )}
      {!differences && !error && (
        <Loading label="Loading their changes...">
          <Skeleton height="3rem" />
        </Loading>
      )}
      {differences && (
        <Button variant="secondary" onClick={onTakeOver}>
          Load these changes and keep mine
        </Button>
      )}
    </ChangedNotice>
  );
}
