import type { ReactNode } from 'react';
import { Skeleton } from '../../design/feedback/Skeleton';
import { Stack } from '../../design/Stack';
import { QueryFaces } from '../queries/QueryFaces';
import type { QueriedList } from './use-paged-list';

export interface ListFacesProps<List> {
  query: QueriedList<List>;
  /** Plural of the listed thing: "orders". */
  of: string;
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
export function ListFaces<List>({
  query: { list, ...query },
  of,
  skeleton = <Skeleton height="36rem" />,
  errorTitle = `Error loading ${of}`,
  ...faces
}: ListFacesProps<List>) {
  return (
    <QueryFaces
      query={{ ...query, data: list }}
      loading={`Loading ${of}...`}
      skeleton={skeleton}
      errorTitle={errorTitle ?? undefined}
      errorLead={errorTitle === null ? `Error loading ${of}: ` : undefined}
      {...faces}
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
