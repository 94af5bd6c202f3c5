import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { errorMessage } from '../../apollo/error-message';
import type { TaskKind } from '../../apollo/schema.generated';
import { from, space, touchTarget, type } from '../../theme/tokens';
import { Badge } from '../../ui/Badge';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { formatCount } from '../../ui/formats';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TaskItems } from './TaskItems';
import { TASK_LABELS } from './task-labels';
import { type DashboardTasksQuery, useDashboardTasksQuery } from './tasks.generated';

/** Orders and payments come in while the page is open. */
const REFRESH_EVERY_MS = 30_000;

type Task = DashboardTasksQuery['adminDashboardTasks'][number];

/** Open tasks by kind; "up to date" is only who has set up the shop. A kind without tasks is not shown. */
export function Tasks({ isSetUp }: { isSetUp: boolean | undefined }) {
  const { data, error, refetch, client } = useDashboardTasksQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_EVERY_MS,
  });
  const waiting = data?.adminDashboardTasks.filter(({ count }) => count > 0);
  /** A finished task unmounts with the focus. */
  const refetchTasks = (kind: TaskKind) =>
    Promise.allSettled([
      refetch(),
      client.refetchQueries({ include: ['AdminTaskCounts', 'DashboardMorning'] }),
    ]).finally(() => requestAnimationFrame(() => focusIfLost(kind)));
  return (
    <Stack as="section" aria-labelledby="tasks" gap={3}>
      <Heading id="tasks" size="title" tabIndex={-1}>
        To do
      </Heading>
      {error && (
        <ErrorPanel
          title="Failed to fetch dashboard data"
          message={errorMessage(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      )}
      {!waiting && !error && (
        <Loading label="Loading tasks...">
          <Kinds>
            {[1, 2, 3].map((kind) => (
              <Skeleton key={kind} height="20rem" />
            ))}
          </Kinds>
        </Loading>
      )}
      {waiting?.length === 0 && (
        <Text tone="textMuted">
          {isSetUp ? "Nothing to do. You're up to date." : 'No orders, messages or payments wait for you.'}
        </Text>
      )}
      {waiting && waiting.length > 0 && (
        <Kinds>
          {waiting.map((task) => (
            <Kind key={task.kind} task={task} onDone={() => refetchTasks(task.kind)} />
          ))}
        </Kinds>
      )}
    </Stack>
  );
}

function Kind({ task: { kind, count, items }, onDone }: { task: Task; onDone: () => Promise<unknown> }) {
  const { title, tone, list } = TASK_LABELS[kind];
  const more = count - items.length;
  return (
    <Panel as="section" aria-labelledby={`task-${kind}`}>
      <Title gap={2}>
        <Heading id={`task-${kind}`} level={3} size="body" tabIndex={-1}>
          {title}
        </Heading>
        <Badge tone={tone}>{formatCount(count)}</Badge>
      </Title>
      <TaskItems kind={kind} items={items} onDone={onDone} />
      {more > 0 && (
        <Text size="small" tone="textMuted">
          and {formatCount(more)} more
        </Text>
      )}
      {list && <SeeAll to={list.to}>{list.label}</SeeAll>}
    </Panel>
  );
}

/** The next task of the same kind is below its heading. */
function focusIfLost(kind: TaskKind): void {
  if (document.activeElement !== document.body) return;
  (document.getElementById(`task-${kind}`) ?? document.getElementById('tasks'))?.focus();
}

const Title = styled(Row)`flex-wrap: nowrap;`;

const Kinds = styled.div`
  display: grid;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from.desktop} { grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); }

  > section { padding: ${space(4)}; }
`;

const SeeAll = styled(
  Link,
)`display: inline-flex; align-items: center; min-height: ${touchTarget}; ${type('small', 600)}`;
