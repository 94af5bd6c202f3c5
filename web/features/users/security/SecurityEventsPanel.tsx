import { Button } from '../../../design/Button';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { type QueryState, QueryStates } from '../../../lib/queries/QueryStates';
import { SecurityEventList } from './SecurityEventList';
import type { SecurityEventsPanelFragment } from './SecurityEventsPanel.generated';

interface Found {
  readonly mySecurityEvents: SecurityEventsPanelFragment;
}

interface SecurityEventsPanelProps {
  query: QueryState<Found> & { readonly previousData?: Found | undefined };
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** One page of security events with a pager; the previous page stays while one loads. */
export function SecurityEventsPanel({ query, ...pager }: SecurityEventsPanelProps) {
  return (
    <QueryStates
      query={{ ...query, data: query.data ?? query.previousData }}
      loadingLabel="Loading your recent changes..."
      skeleton={
        <Stack gap={3}>
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} height="2.5rem" />
          ))}
        </Stack>
      }
      errorFallback="We couldn't load your recent changes."
    >
      {({ mySecurityEvents }) => <EventsPage found={mySecurityEvents} {...pager} />}
    </QueryStates>
  );
}

interface EventsPageProps extends Omit<SecurityEventsPanelProps, 'query'> {
  found: SecurityEventsPanelFragment;
}

function EventsPage({ found, page, onPage }: EventsPageProps) {
  if (found.nodes.length === 0) return <Text tone="textMuted">No changes yet.</Text>;
  const { totalPages } = found.pageInfo;
  const step = (by: number) => ({
    'aria-disabled': page + by < 1 || page + by > totalPages,
    onClick: () => page + by >= 1 && page + by <= totalPages && onPage(page + by),
  });
  return (
    <Stack gap={3}>
      <SecurityEventList events={found.nodes} />
      {totalPages > 1 && (
        <Row as="nav" aria-label="Pages of recent changes" justify="space-between">
          <Button variant="secondary" {...step(-1)}>
            Newer
          </Button>
          <Text as="span" size="small" tone="textMuted" role="status">
            Page {page} of {totalPages}
          </Text>
          <Button variant="secondary" {...step(1)}>
            Older
          </Button>
        </Row>
      )}
    </Stack>
  );
}
