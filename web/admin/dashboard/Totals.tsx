import { formatCount, formatPounds } from '../../ui/formats';
import { StatTiles } from '../ui/lists/StatTiles';
import type { TotalsFragment } from './Totals.generated';

/** The four totals. */
export function Totals({ totals }: { totals: TotalsFragment }) {
  const { totalOrders, totalUsers, totalRevenue, totalProducts } = totals;
  return (
    <StatTiles
      of={[
        { name: 'Total Orders', figure: formatCount(totalOrders) },
        { name: 'Total Users', figure: formatCount(totalUsers) },
        { name: 'Total Revenue', figure: formatPounds(totalRevenue.minorUnits) },
        { name: 'Total Products', figure: formatCount(totalProducts) },
      ]}
    />
  );
}
