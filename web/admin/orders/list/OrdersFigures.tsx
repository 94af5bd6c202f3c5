import { formatCount, formatPounds } from '../../../ui/formats';
import { StatTiles } from '../../ui/lists/StatTiles';
import type { OrdersFiguresFragment } from './OrdersFigures.generated';

interface OrdersFiguresProps {
  totals: OrdersFiguresFragment;
  /** Still the totals of the previous query. */
  isOfAnother: boolean;
  /** Filters are active; the revenue is of the matching orders. */
  isNarrowed: boolean;
}

/** The number of orders, and the revenue of the matching ones. */
export function OrdersFigures({ totals, isOfAnother, isNarrowed }: OrdersFiguresProps) {
  const { pageInfo, totalOrders, processingOrders, totalRevenue, deliveredOrders } = totals;
  const ofWhich = isNarrowed ? `of the ${formatCount(pageInfo.total)} found` : 'of all orders';
  const note = isOfAnother ? 'Counting…' : ofWhich;
  return (
    <StatTiles
      of={[
        { name: 'Total Orders', figure: formatCount(totalOrders) },
        { name: 'Processing Orders', figure: formatCount(processingOrders) },
        { name: 'Total Revenue', figure: formatPounds(totalRevenue.minorUnits), note },
        { name: 'Delivered', figure: formatCount(deliveredOrders) },
      ]}
    />
  );
}
