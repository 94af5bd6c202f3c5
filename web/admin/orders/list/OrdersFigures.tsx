import { styled } from 'styled-components';
import { color } from '../../../theme/colors';
import { space, type } from '../../../theme/tokens';
import { formatCount, formatPounds } from '../../../ui/formats';
import type { OrdersFiguresFragment } from './OrdersFigures.generated';

interface OrdersFiguresProps {
  totals: OrdersFiguresFragment;
  /** Still the totals of the previous query. */
  isOfAnother: boolean;
  /** Filters are active; the revenue is of the matching orders. */
  isNarrowed: boolean;
}

/** The number of orders, and the revenue of the matching ones, in one line. */
export function OrdersFigures({ totals, isOfAnother, isNarrowed }: OrdersFiguresProps) {
  const { pageInfo, totalOrders, processingOrders, totalRevenue, deliveredOrders } = totals;
  const ofWhich = isNarrowed
    ? `of the ${formatCount(pageInfo.total)}${pageInfo.isTotalCapped ? '+' : ''} found`
    : 'of all orders';
  const note = totalRevenue ? ofWhich : 'when a search finds over 1,000';
  return (
    <Line>
      <Figure name="Total Orders" figure={formatCount(totalOrders)} />
      <Figure name="Processing Orders" figure={formatCount(processingOrders)} />
      <Figure name="Delivered" figure={formatCount(deliveredOrders)} />
      <Figure
        name="Total Revenue"
        figure={totalRevenue ? formatPounds(totalRevenue.minorUnits) : 'Not added up'}
        note={isOfAnother ? 'Counting…' : note}
      />
    </Line>
  );
}

function Figure({ name, figure, note }: { name: string; figure: string; note?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {figure}
        {note && <small> {note}</small>}
      </dd>
    </div>
  );
}

const Line = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  ${type('small')}
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;

  > div { display: flex; gap: ${space(1.5)}; }
  dd { color: ${color.text}; font-weight: 600; }
  small { font-size: inherit; font-weight: 400; color: ${color.textMuted}; }
`;
