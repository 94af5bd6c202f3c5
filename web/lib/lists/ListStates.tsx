import type { ReactNode } from 'react';
import { Skeleton } from '../../design/feedback/Skeleton';
import { Stack } from '../../design/Stack';
import { QueryStates } from '../queries/QueryStates';
import type { QueriedList } from './use-paged-list';

export interface ListStatesProps<List> {
  query: QueriedList<List>;
  /** Plural of the listed thing: "orders". */
  itemsName: string;
  /** Shown while loading. */
  skeleton?: ReactNode;
  /** Above the message; null: without a title. */
  errorTitle?: string | null;
  /** The message of a failure without one. */
  errorFallback?: string;
  /** On the button below it; "Retry" unless said. */
  retryLabel?: string;
  children: (list: List) => ReactNode;
}

/** A list while loading, after a failure, or with rows; earlier rows stay below an error. */
export function ListStates<List>({
  query: { list, ...query },
  itemsName,
  skeleton = <Skeleton height="36rem" />,
  errorTitle = `Error loading ${itemsName}`,
  ...states
}: ListStatesProps<List>) {
  return (
    <QueryStates
      query={{ ...query, data: list }}
      loadingLabel={`Loading ${itemsName}...`}
      skeleton={skeleton}
      errorTitle={errorTitle ?? undefined}
      errorLead={errorTitle === null ? `Error loading ${itemsName}: ` : undefined}
      {...states}
    />
  );
}

/** A skeleton of a table, or of cards. */
export function RowsSkeleton({
  head = '2.5rem',
  rows,
  height = '4.75rem',
}: {
  head?: string;
  rows: number;
  height?: string;
}) {
  return (
    <Stack gap={2}>
      <Skeleton height={head} />
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  );
}
