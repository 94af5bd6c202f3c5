import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Badge } from '../../design/Badge';
import { Skeleton } from '../../design/feedback/Skeleton';
import { Heading } from '../../design/Heading';
import { Panel } from '../../design/Panel';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { from, space, touchTarget, type } from '../../design/theme/tokens';
import { formatCount } from '../../lib/formats/formats';
import { QueryStates } from '../../lib/queries/QueryStates';
import { TaskItems } from './TaskItems';
import { TASK_LABELS } from './task-labels';
import { type DashboardTasksQuery, useDashboardTasksQuery } from './tasks.generated';

/** Orders and payments come in while the page is open. */
const REFRESH_EVERY_MS = 30_000;

type Task = DashboardTasksQuery['adminDashboardTasks'][number];

/** Open tasks by kind; "up to date" is only who has set up the shop. A kind without tasks is not shown. */
export function Tasks({ isSetUp }: { isSetUp: boolean | undefined }) {
  const query = useDashboardTasksQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: REFRESH_EVERY_MS,
  });
  return (
    <Stack as="section" aria-labelledby="tasks" gap={3}>
      <Heading id="tasks" size="title" tabIndex={-1}>
        To do
      </Heading>
      <QueryStates
        query={{ ...query, data: query.data ?? query.previousData }}
        loadingLabel="Loading tasks..."
        skeleton={
          <Kinds>
            {[1, 2, 3].map((kind) => (
              <Skeleton key={kind} height="20rem" />
            ))}
          </Kinds>
        }
        errorTitle="Failed to fetch dashboard data"
        errorFallback="Please try again."
      >
        {({ adminDashboardTasks }) => (
          <TaskList tasks={adminDashboardTasks.filter(({ count }) => count > 0)} isSetUp={isSetUp} />
        )}
      </QueryStates>
    </Stack>
  );
}

function TaskList({ tasks, isSetUp }: { tasks: readonly Task[]; isSetUp: boolean | undefined }) {
  if (tasks.length === 0)
    return (
      <Text tone="textMuted">
        {isSetUp ? "Nothing to do. You're up to date." : 'No orders, messages or payments wait for you.'}
      </Text>
    );
  return (
    <Kinds>
      {tasks.map((task) => (
        <Kind key={task.kind} task={task} />
      ))}
    </Kinds>
  );
}

function Kind({ task: { kind, count, items } }: { task: Task }) {
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
      <TaskItems kind={kind} items={items} onClosed={() => requestAnimationFrame(() => focusIfLost(kind))} />
      {more > 0 && (
        <Text size="small" tone="textMuted">
          and {formatCount(more)} more
        </Text>
      )}
      {list && <SeeAll to={list.to}>{list.label}</SeeAll>}
    </Panel>
  );
}

/** A task that is done unmounts with the focus; the next of the same kind is below its heading. */
function focusIfLost(kind: Task['kind']): void {
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
