import { errorMessage } from '../../apollo/error-message';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Stack } from '../../ui/Stack';
import { useDashboardQuery } from './dashboard.generated';
import { FiguresSection } from './FiguresSection';
import { RecentOrders } from './RecentOrders';
import { Tasks } from './Tasks';
import { Totals } from './Totals';

/** /admin: the shop's totals, tasks and charts. */
export function DashboardPage() {
  const { data, error, refetch } = useDashboardQuery({ fetchPolicy: 'cache-and-network' });
  const dashboard = data?.adminDashboard;
  const isLoading = !dashboard && !error;
  return (
    <Page>
      <Stack gap={6}>
        <PageHeading title="Dashboard" />
        {error && (
          <ErrorPanel
            title="Failed to fetch dashboard data"
            message={errorMessage(error, 'Please try again.')}
            onRetry={() => void refetch()}
          />
        )}
        {isLoading && (
          <Loading label="Loading dashboard...">
            <Skeleton height="5.5rem" />
          </Loading>
        )}
        {dashboard && <Totals totals={dashboard} />}
        <Tasks />
        <FiguresSection />
        {isLoading && <Skeleton height="20rem" />}
        {dashboard && <RecentOrders orders={dashboard.latestOrders} />}
      </Stack>
    </Page>
  );
}
