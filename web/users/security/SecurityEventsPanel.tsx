import { errorMessage } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { SecurityEventList } from './SecurityEventList';
import type { SecurityEventsPanelFragment } from './SecurityEventsPanel.generated';

interface SecurityEventsPanelProps {
  found?: SecurityEventsPanelFragment;
  error?: unknown;
  onRetry: () => void;
  /** From 1. */
  page: number;
  onPage: (page: number) => void;
}

/** One page of security events with a pager. */
export function SecurityEventsPanel({ found, error, onRetry, page, onPage }: SecurityEventsPanelProps) {
  if (!found && error)
    return (
      <ErrorPanel message={errorMessage(error, "We couldn't load your recent changes.")} onRetry={onRetry} />
    );
  if (!found)
    return (
      <Loading label="Loading your recent changes...">
        <Stack gap={3}>
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} height="2.5rem" />
          ))}
        </Stack>
      </Loading>
    );
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
