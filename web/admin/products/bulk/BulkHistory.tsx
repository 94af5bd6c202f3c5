import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../apollo/error-message';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import { formatDateTime } from '../../../ui/formats';
import { Heading } from '../../../ui/Heading';
import { Panel } from '../../../ui/Panel';
import { Row, Stack } from '../../../ui/Stack';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { AdminTable } from '../../ui/lists/AdminTable';
import { ResultRange } from '../../ui/lists/ResultRange';
import { RowActions } from '../../ui/lists/RowActions';
import { type BulkChangeFragment, useBulkPriceChangesQuery } from './bulk.generated';
import { priceCountText, ROUNDING_LABELS, scopeText, signedPercent } from './bulk-text';

/** Past bulk price changes, each with undo. */
export function BulkHistory({ onUndo }: { onUndo: (change: BulkChangeFragment) => void }) {
  const headingId = useId();
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useBulkPriceChangesQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? (error ? undefined : previousData))?.adminBulkPriceChanges;
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Heading id={headingId} size="title">
        Price changes so far
      </Heading>
      {!list && !error && (
        <Loading label="Loading price changes...">
          <Skeleton height="12rem" />
        </Loading>
      )}
      {error && (
        <ErrorPanel
          title="Error loading price changes"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {list?.pageInfo.total === 0 && (
        <Panel>
          <EmptyState
            title="No prices were changed at once yet"
            picture={<History size={40} strokeWidth={1.5} />}
          >
            Each change you make is kept here, with the way back.
          </EmptyState>
        </Panel>
      )}
      {list && list.pageInfo.total > 0 && (
        <>
          <ResultRange info={list.pageInfo} />
          <AdminTable caption="Price changes so far" isStale={!data} head={<HistoryHead />}>
            {list.nodes.map((change) => (
              <HistoryRow key={change.id} change={change} onUndo={onUndo} />
            ))}
          </AdminTable>
          {list.pageInfo.totalPages > 1 && (
            <Row>
              <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
                Newer
              </Button>
              <Button
                variant="secondary"
                disabled={page >= list.pageInfo.totalPages}
                onClick={() => setPage(page + 1)}
              >
                Older
              </Button>
            </Row>
          )}
        </>
      )}
    </Stack>
  );
}

function HistoryHead() {
  return (
    <>
      <th scope="col">When</th>
      <th scope="col">Who</th>
      <th scope="col" data-number>
        Change
      </th>
      <th scope="col">Products</th>
      <th scope="col">Prices</th>
      <th scope="col">
        <VisuallyHidden>Undone, or the way back</VisuallyHidden>
      </th>
    </>
  );
}

interface HistoryRowProps {
  change: BulkChangeFragment;
  onUndo: (change: BulkChangeFragment) => void;
}

function HistoryRow({ change, onUndo }: HistoryRowProps) {
  const { createdAt, actorName, percent, rounding, requestId, undoneAt, undoneByName } = change;
  const when = formatDateTime(createdAt);
  return (
    <tr>
      <th scope="row">{when}</th>
      <td>{actorName || 'Somebody'}</td>
      <td data-number>{signedPercent(percent)}</td>
      <td>
        {scopeText(change)}. {ROUNDING_LABELS[rounding]}.
      </td>
      <td>
        <Link
          to={{ pathname: '/admin/audit', search: new URLSearchParams({ search: requestId }).toString() }}
        >
          {priceCountText(change)}
          <VisuallyHidden> of {when} in the audit log</VisuallyHidden>
        </Link>
      </td>
      <td>
        {undoneAt ? (
          <Badge tone="neutral">
            Undone {formatDateTime(undoneAt)}
            {undoneByName && ` by ${undoneByName}`}
          </Badge>
        ) : (
          <RowActions>
            <Button variant="quiet" onClick={() => onUndo(change)}>
              Undo
              <VisuallyHidden> the change of {when}</VisuallyHidden>
            </Button>
          </RowActions>
        )}
      </td>
    </tr>
  );
}
