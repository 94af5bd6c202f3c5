import { onFirstUse } from '../../../../rules/on-first-use';
import { formatPounds } from '../../../ui/formats';
import { StatTiles } from '../../ui/lists/StatTiles';
import type { AdminOrdersQuery } from './orders.generated';

const count = onFirstUse(() => new Intl.NumberFormat('en-GB'));

interface OrdersFiguresProps {
  totals: AdminOrdersQuery['adminOrders'];
  /** These are still the figures of the last question. */
  isOfAnother: boolean;
  /** The list is narrowed, and with it the revenue. */
  isNarrowed: boolean;
}

/** How many orders there are, and what those that were found brought in. */
export function OrdersFigures({ totals, isOfAnother, isNarrowed }: OrdersFiguresProps) {
  const { pageInfo, totalOrders, processingOrders, totalRevenue, deliveredOrders } = totals;
  const ofWhich = isNarrowed ? `of the ${count().format(pageInfo.total)} found` : 'of all orders';
  const note = isOfAnother ? 'Counting…' : ofWhich;
  return (
    <StatTiles
      of={[
        { name: 'Total Orders', figure: count().format(totalOrders) },
        { name: 'Processing Orders', figure: count().format(processingOrders) },
        { name: 'Total Revenue', figure: formatPounds(totalRevenue.minorUnits), note },
        { name: 'Delivered', figure: count().format(deliveredOrders) },
      ]}
    />
  );
}
