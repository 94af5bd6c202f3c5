import { styled } from 'styled-components';
import { errorMessage } from '../../data/error-message';
import { ErrorPanel } from '../../design/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../design/feedback/Skeleton';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { from, space } from '../../design/theme/tokens';
import { formatCount, formatPounds } from '../../lib/formats/formats';
import { PageHeading } from '../../lib/page/PageHeading';
import { usePermission } from '../../session/permissions';
import { SampleOffer } from '../samples/SampleOffer';
import { StatTiles } from '../ui/lists/StatTiles';
import {
  type DashboardQuery,
  useDashboardMorningQuery,
  useDashboardQuery,
  useShopSetupQuery,
} from './dashboard.generated';
import { FiguresSection } from './figures/FiguresSection';
import { MorningLines } from './MorningLines';
import { RecentOrders } from './RecentOrders';
import { SetUpShop } from './SetUpShop';
import { Tasks } from './Tasks';

const REFRESH_EVERY_MS = 30_000;

/** /admin: the morning's lines, the shop's totals, what is left to set up, tasks and charts. */
export function DashboardPage() {
  const [hasMoney, hasOrders] = [usePermission('money'), usePermission('orders', 'money')];
  const hasSettings = usePermission('settings');
  const totals = useDashboardQuery({ fetchPolicy: 'cache-and-network', skip: !hasMoney });
  const morning = useDashboardMorningQuery({
    fetchPolicy: 'cache-and-network',
    skip: !hasOrders,
    pollInterval: REFRESH_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  const setup = useShopSetupQuery({ fetchPolicy: 'cache-and-network', skip: !hasSettings });
  const queries = [totals, morning, setup];
  const steps = (setup.data ?? setup.previousData)?.adminShopSetup;
  const isSetUp = steps?.every(({ isDone }) => isDone);
  const dashboard = totals.data?.adminDashboard;
  const today = morning.data ?? morning.previousData;
  const failure = queries.find(({ error }) => error)?.error;
  const isLoading = [totals, morning].some(({ loading, data }) => loading && !data) && !failure;
  return (
    <Page>
      <Stack gap={4}>
        <PageHeading />
        {failure && (
          <ErrorPanel
            title="Failed to fetch dashboard data"
            message={errorMessage(failure, 'Please try again.')}
            onRetry={() => queries.forEach((query) => void query.refetch())}
          />
        )}
        {isLoading && (
          <Loading label="Loading dashboard...">
            <Skeleton height="6.5rem" />
          </Loading>
        )}
        {!isLoading && today && <MorningLines morning={today.adminDashboardMorning} />}
        {!isLoading && dashboard && <Totals totals={dashboard} />}
        {steps && (
          <Beginning>
            {!isSetUp && <SetUpShop steps={steps} />}
            <SampleOffer />
          </Beginning>
        )}
        <Tasks isSetUp={isSetUp} />
        {hasMoney && <FiguresSection />}
        {isLoading && <Skeleton height="20rem" />}
        {dashboard && <RecentOrders orders={dashboard.latestOrders} />}
      </Stack>
    </Page>
  );
}

/** The set-up list and the offer of samples, side by side. */
const Beginning = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  &:empty { display: none; }
  ${from.desktop} { grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr)); }
`;

/** The four totals. */
function Totals({ totals }: { totals: DashboardQuery['adminDashboard'] }) {
  const { totalOrders, totalUsers, totalRevenue, totalProducts } = totals;
  return (
    <StatTiles
      stats={[
        { name: 'Total Orders', figure: formatCount(totalOrders) },
        { name: 'Total Users', figure: formatCount(totalUsers) },
        { name: 'Total Revenue', figure: formatPounds(totalRevenue.minorUnits) },
        { name: 'Total Products', figure: formatCount(totalProducts) },
      ]}
    />
  );
}
