import { styled } from 'styled-components';
import { color } from '../../../design/theme/colors';
import { figures, from, radius, space, type } from '../../../design/theme/tokens';
import { formatPounds } from '../../../lib/formats/formats';
import type { OrderStatsFragment } from './OrderStats.generated';

/** Totals over all of the customer's orders, whatever the filter. */
export function OrderStats({ orders }: { orders: OrderStatsFragment }) {
  const { totalOrders, deliveredOrders, processingOrders, totalRevenue } = orders;
  return (
    <Tiles>
      <Tile name="Total Orders" figure={String(totalOrders)} />
      <Tile name="Delivered" figure={String(deliveredOrders)} />
      <Tile name="Processing Orders" figure={String(processingOrders)} />
      <Tile name="Total Spent" figure={formatPounds(totalRevenue.minorUnits)} />
    </Tiles>
  );
}

function Tile({ name, figure }: { name: string; figure: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{figure}</dd>
    </div>
  );
}

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  ${from.tablet} { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: ${space(4)}; }

  > div {
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surfaceRaised};
  }

  dt { ${type('caption')} color: ${color.textMuted}; }
  dd { ${figures('large')} overflow-wrap: anywhere; }
`;
