import { errorWords } from '../../apollo/error-words';
import { useDashboardQuery } from '../../gql';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Page } from '../../ui/Page';
import { PageHeading } from '../../ui/PageHeading';
import { Stack } from '../../ui/Stack';
import { DashboardLoading } from './DashboardLoading';
import { FiguresSection } from './FiguresSection';
import { RecentOrders } from './RecentOrders';
import { Tasks } from './Tasks';
import { Totals } from './Totals';

/** /admin: how the shop stands. */
export function DashboardPage() {
  const { data, error, refetch } = useDashboardQuery({ fetchPolicy: 'cache-and-network' });
  const dashboard = data?.dashboard;
  return (
    <Page>
      <Stack gap={6}>
        <PageHeading title="Dashboard" />
        {error && (
          <ErrorPanel
            title="Failed to fetch dashboard data"
            message={errorWords(error, 'Please try again.')}
            onRetry={() => void refetch()}
          />
        )}
        {!dashboard && !error && <DashboardLoading />}
        {dashboard && <Totals totals={dashboard} />}
        <Tasks />
        <FiguresSection />
        {dashboard && <RecentOrders orders={dashboard.latestOrders} />}
      </Stack>
    </Page>
  );
}
