import type { ReactNode } from 'react';
import { errorMessage } from '../../data/error-message';
import { ErrorPanel } from '../../design/feedback/ErrorPanel';
import { Loading } from '../../design/feedback/Skeleton';

/** A query as a hook gives it, or parts of it. */
export interface QueryState<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface QueryStatesProps<Data> {
  query: QueryState<Data>;
  /** Said to screen readers: "Loading messages...". */
  loadingLabel: string;
  skeleton: ReactNode;
  errorTitle?: string | undefined;
  /** The message of a failure without one. */
  errorFallback?: string | undefined;
  /** Before the message of a failure. */
  errorLead?: string | undefined;
  retryLabel?: string | undefined;
  children?: (data: Data) => ReactNode;
}

/** A query while loading, after a failure with a retry, or with its data; data that is still known stays below an error. */
export function QueryStates<Data>({
  query: { data, error, refetch },
  loadingLabel,
  skeleton,
  errorTitle,
  errorFallback,
  errorLead = '',
  retryLabel,
  children,
}: QueryStatesProps<Data>) {
  return (
    <>
      {Boolean(error) && (
        <ErrorPanel
          title={errorTitle}
          message={errorLead + errorMessage(error, errorFallback)}
          onRetry={() => void refetch()}
          retryLabel={retryLabel}
        />
      )}
      {data === undefined && !error && <Loading label={loadingLabel}>{skeleton}</Loading>}
      {data !== undefined && children?.(data)}
    </>
  );
}
