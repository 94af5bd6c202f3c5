import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { errorWords } from '../../apollo/error-words';
import { type DashboardTasksQuery, useDashboardTasksQuery } from '../../gql';
import { color } from '../../theme/colors';
import { from, space, touchTarget, type } from '../../theme/tokens';
import { Badge } from '../../ui/Badge';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { formatDateTime } from '../../ui/formats';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { hasAdminPage } from '../admin-pages';
import { TASK_WORDS } from './task-words';

type Task = DashboardTasksQuery['dashboardTasks'][number];

/** What waits for somebody; a kind that nothing waits for is not there. */
export function Tasks() {
  const { data, error, refetch } = useDashboardTasksQuery({ fetchPolicy: 'cache-and-network' });
  const waiting = data?.dashboardTasks.filter(({ count }) => count > 0);
  return (
    <Stack as="section" aria-labelledby="tasks" gap={3}>
      <Heading id="tasks" size="title">
        To do
      </Heading>
      {error && (
        <ErrorPanel
          title="Failed to fetch dashboard data"
          message={errorWords(error, 'Please try again.')}
          onRetry={() => void refetch()}
        />
      )}
      {!waiting && !error && (
        <Loading label="Loading tasks...">
          <Skeleton height="8rem" />
        </Loading>
      )}
      {waiting?.length === 0 && <Text tone="textMuted">Nothing waits for you. Everything is done.</Text>}
      {waiting && waiting.length > 0 && (
        <Kinds>
          {waiting.map((task) => (
            <Kind key={task.kind} task={task} />
          ))}
        </Kinds>
      )}
    </Stack>
  );
}

function Kind({ task: { kind, count, items } }: { task: Task }) {
  const { title, at, tone, list } = TASK_WORDS[kind];
  const more = count - items.length;
  return (
    <Panel as="section" aria-labelledby={`task-${kind}`}>
      <Row gap={2}>
        <Heading id={`task-${kind}`} level={3} size="body">
          {title}
        </Heading>
        <Badge tone={tone}>{count.toLocaleString('en-GB')}</Badge>
      </Row>
      <Items>
        {items.map((item) => (
          <li key={item.id}>
            {item.orderId ? (
              <Link to={`/user/orders/${item.orderId}`}>{item.title}</Link>
            ) : (
              <b>{item.title}</b>
            )}
            {item.detail && <span>{item.detail}</span>}
            <Text as="small" size="caption" tone="textMuted">
              {at} <time dateTime={item.at}>{formatDateTime(item.at)}</time>
            </Text>
          </li>
        ))}
      </Items>
      {more > 0 && (
        <Text size="small" tone="textMuted">
          and {more.toLocaleString('en-GB')} more
        </Text>
      )}
      {list && hasAdminPage(list.page) && <SeeAll to={list.to}>{list.words}</SeeAll>}
    </Panel>
  );
}

const Kinds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from.desktop} { grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); }

  > section { padding: ${space(4)}; }
`;

const Items = styled.ul`
  display: grid;
  ${type('small')}

  > li {
    display: grid;
    align-content: center;
    min-height: ${touchTarget};
    padding-block: ${space(2)};
    border-block-end: 1px solid ${color.line};
    overflow-wrap: anywhere;
  }

  > li:last-child { border: 0; }
  a, b { font-weight: 600; }
`;

const SeeAll = styled(
  Link,
)`display: inline-flex; align-items: center; min-height: ${touchTarget}; ${type('small', 600)}`;
