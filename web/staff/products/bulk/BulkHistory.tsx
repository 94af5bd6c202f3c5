import { History } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../design/Badge';
import { Button } from '../../../design/Button';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { Heading } from '../../../design/Heading';
import { Panel } from '../../../design/Panel';
import { Stack } from '../../../design/Stack';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { formatDateTime } from '../../../lib/formats/formats';
import { ListStates } from '../../../lib/lists/ListStates';
import { ResultRange } from '../../../lib/lists/ResultRange';
import { useList } from '../../../lib/lists/use-paged-list';
import { type Column, ListTable } from '../../ui/lists/ListTable';
import { RowActions } from '../../ui/lists/RowActions';
import { type BulkChangeFragment, useBulkPriceChangesQuery } from './bulk.generated';
import { changedText, stepOf, targetText } from './bulk-text';
import { NewerOlder } from './NewerOlder';

/** Past bulk price changes, each with undo. */
export function BulkHistory({ onUndo }: { onUndo: (change: BulkChangeFragment) => void }) {
  const headingId = useId();
  const [page, setPage] = useState(1);
  const query = useList(
    useBulkPriceChangesQuery({ variables: { page }, fetchPolicy: 'cache-and-network' }),
    (data) => data.adminBulkPriceChanges,
  );
  const actions: Column<BulkChangeFragment> = {
    name: 'Undo',
    isNameHidden: true,
    cell: (change) => <Undone change={change} onUndo={onUndo} />,
  };
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Heading id={headingId} size="title">
        Past price changes
      </Heading>
      <ListStates query={query} itemsName="price changes" skeleton={<Skeleton height="12rem" />}>
        {({ nodes, pageInfo }) =>
          pageInfo.total === 0 ? (
            <Panel>
              <EmptyState title="No bulk price changes yet" picture={<History size={40} strokeWidth={1.5} />}>
                Changes appear here and can be undone.
              </EmptyState>
            </Panel>
          ) : (
            <>
              <ResultRange info={pageInfo} />
              <ListTable
                caption="Past price changes"
                columns={[...COLUMNS, actions]}
                rows={nodes}
                isStale={query.isStale}
              />
              <NewerOlder info={pageInfo} onPage={setPage} />
            </>
          )
        }
      </ListStates>
    </Stack>
  );
}

const COLUMNS: readonly Column<BulkChangeFragment>[] = [
  { name: 'When', cell: ({ createdAt }) => formatDateTime(createdAt) },
  { name: 'Who', cell: ({ actorName }) => actorName || 'Unknown' },
  { name: 'Change', isNumber: true, cell: stepOf },
  { name: 'What', cell: targetText },
  {
    name: 'Prices',
    cell: (change) => (
      <Link
        to={{
          pathname: '/admin/audit',
          search: new URLSearchParams({ search: change.requestId }).toString(),
        }}
      >
        {changedText(change)}
        <VisuallyHidden> of {formatDateTime(change.createdAt)} in the audit log</VisuallyHidden>
      </Link>
    ),
  },
];

interface UndoneProps {
  change: BulkChangeFragment;
  onUndo: (change: BulkChangeFragment) => void;
}

function Undone({ change, onUndo }: UndoneProps) {
  const { createdAt, undoneAt, undoneByName } = change;
  if (undoneAt)
    return (
      <Badge tone="neutral">
        Undone {formatDateTime(undoneAt)}
        {undoneByName && ` by ${undoneByName}`}
      </Badge>
    );
  return (
    <RowActions>
      <Button variant="quiet" onClick={() => onUndo(change)}>
        Undo
        <VisuallyHidden> the change of {formatDateTime(createdAt)}</VisuallyHidden>
      </Button>
    </RowActions>
  );
}
