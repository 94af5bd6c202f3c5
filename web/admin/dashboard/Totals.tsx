import { onFirstUse } from '../../../rules/on-first-use';
import { formatPounds } from '../../ui/formats';
import { StatTiles } from '../ui/lists/StatTiles';
import type { DashboardQuery } from './dashboard.generated';

const count = onFirstUse(() => new Intl.NumberFormat('en-GB'));

/** The four totals. */
export function Totals({ totals }: { totals: DashboardQuery['adminDashboard'] }) {
  const { totalOrders, totalUsers, totalRevenue, totalProducts } = totals;
  return (
    <StatTiles
      of={[
        { name: 'Total Orders', figure: count().format(totalOrders) },
        { name: 'Total Users', figure: count().format(totalUsers) },
        { name: 'Total Revenue', figure: formatPounds(totalRevenue.minorUnits) },
        { name: 'Total Products', figure: count().format(totalProducts) },
      ]}
    />
  );
}
