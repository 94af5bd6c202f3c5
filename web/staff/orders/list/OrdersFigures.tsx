import { formatCount, formatPounds } from '../../../lib/formats/formats';
import { StatTiles } from '../../ui/lists/StatTiles';
import type { OrdersFiguresFragment } from './OrdersFigures.generated';

interface OrdersFiguresProps {
  totals: OrdersFiguresFragment;
  /** Still the totals of the previous query. */
  isOfAnother: boolean;
  /** Filters are active; the revenue is of the matching orders. */
  isNarrowed: boolean;
}

/** The four cards: the number of all orders, and the revenue of the matching ones. */
export function OrdersFigures({ totals, isOfAnother, isNarrowed }: OrdersFiguresProps) {
  const { pageInfo, totalOrders, processingOrders, totalRevenue, deliveredOrders } = totals;
  const found = isNarrowed
    ? `of the ${formatCount(pageInfo.total)}${pageInfo.isTotalCapped ? '+' : ''} found`
    : undefined;
  const note = totalRevenue ? found : 'when a search finds over 1,000';
  const all = isNarrowed ? 'of all' : undefined;
  return (
    <StatTiles
      stats={[
        { name: 'Total Orders', figure: formatCount(totalOrders) },
        { name: 'Processing Orders', figure: formatCount(processingOrders), note: all },
        { name: 'Delivered', figure: formatCount(deliveredOrders), note: all },
        {
          name: 'Total Revenue',
          figure: totalRevenue ? formatPounds(totalRevenue.minorUnits) : 'Not added up',
          note: isOfAnother ? 'Counting…' : note,
        },
      ]}
    />
  );
}
