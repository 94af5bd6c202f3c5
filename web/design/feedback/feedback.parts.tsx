import type { Parts } from '../../workbench/parts';
import { Button } from '../Button';
import { Row, Stack } from '../Stack';
import { EmptyState } from './EmptyState';
import { ErrorPanel } from './ErrorPanel';
import { LoadingBar } from './LoadingBar';
import { Notice, type NoticeKind } from './Notice';
import { Loading, Skeleton } from './Skeleton';
import { Spinner } from './Spinner';
import { useToast } from './toast';

const KINDS: readonly NoticeKind[] = ['info', 'good', 'warn', 'bad'];

export const parts: Parts = {
  title: 'Feedback',
  examples: {
    Notices: () => (
      <Stack>
        {KINDS.map((kind) => (
          <Notice key={kind} kind={kind} isAnnounced={false} title={`A notice: ${kind}`}>
            <p>One sentence that says what to do next.</p>
          </Notice>
        ))}
        <Notice>Without a title.</Notice>
      </Stack>
    ),
    Toasts: function Toasts() {
      const toast = useToast();
      return (
        <Row>
          {KINDS.map((kind) => (
            <Button key={kind} variant="secondary" onClick={() => toast(`A toast: ${kind}`, kind)}>
              Toast: {kind}
            </Button>
          ))}
        </Row>
      );
    },
    'Error panel': () => (
      <Stack>
        <ErrorPanel title="Error loading orders" message="The server did not answer." onRetry={() => {}} />
        <ErrorPanel message="Without a title, and nothing to try again." />
      </Stack>
    ),
    'Empty state': () => (
      <Stack>
        <EmptyState title="No orders found" action={<Button variant="secondary">Clear filters</Button>}>
          Try other filters.
        </EmptyState>
        <EmptyState title="Nothing here yet" />
      </Stack>
    ),
    Skeletons: () => (
      <Loading label="Loading an example...">
        <Stack>
          <Skeleton width="12rem" height="2rem" />
          <Skeleton />
          <Skeleton height="6rem" />
        </Stack>
      </Loading>
    ),
    'Spinner and loading line': () => (
      <Row>
        <LoadingBar />
        <Spinner />
        <Spinner size="2rem" />
      </Row>
    ),
  },
};
