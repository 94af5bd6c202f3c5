import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { daysAfter, todayInLondon } from '../../../rules/calendar-date';
import { color } from '../../design/theme/colors';
import { radius, space, touchTarget, type } from '../../design/theme/tokens';
import { plural } from '../../lib/formats/counts';
import { formatDay, formatPounds } from '../../lib/formats/formats';
import { cubicMetres } from '../ui/cubic-metres';
import type { MorningLinesFragment } from './MorningLines.generated';

/** News since yesterday, collections of today and tomorrow, and overdue orders: each leads to its list. */
export function MorningLines({ morning }: { morning: MorningLinesFragment }) {
  const { since, newOrders, newOrdersTotal, newRequests, newMessages, newRefunds, newRefundsTotal } = morning;
  const yesterday = todayInLondon(new Date(since));
  const overdue = [
    [morning.missedCollections, 'missed collection', 'MISSED_COLLECTION'],
    [morning.lateDeliveries, 'late delivery', 'LATE_DELIVERY', 'late deliveries'],
  ] as const;
  return (
    <Lines>
      <div>
        <dt title={formatDay(yesterday)}>Since yesterday</dt>
        <dd>
          <Fact to={`/admin/orders?booked=days&bookedFrom=${yesterday}`} count={newOrders}>
            {plural(newOrders, 'new order')} {sum(newOrdersTotal.minorUnits)}
          </Fact>
          <Fact to="/admin/requests" count={newRequests}>
            {plural(newRequests, 'request')}
          </Fact>
          <Fact to="/admin/orders?attention=NEW_MESSAGES" count={newMessages}>
            {plural(newMessages, 'message')}
          </Fact>
          <Fact to="/admin/orders?attention=NEW_REFUNDS" count={newRefunds}>
            {plural(newRefunds, 'refund')} {sum(newRefundsTotal.minorUnits)}
          </Fact>
        </dd>
      </div>
      <Day name="Today" to="/admin/collections" load={morning.today} />
      <Day
        name="Tomorrow"
        to={`/admin/collections?date=${daysAfter(todayInLondon(new Date()), 1)}`}
        load={morning.tomorrow}
      />
      <div>
        <dt>Overdue</dt>
        <dd>
          {overdue.map(([count, one, attention, many]) => (
            <Fact key={one} to={`/admin/orders?attention=${attention}`} count={count} isUrgent>
              {plural(count, one, many)}
            </Fact>
          ))}
        </dd>
      </div>
    </Lines>
  );
}

function Day({ name, to, load }: { name: string; to: string; load: MorningLinesFragment['today'] }) {
  const { stops, volumeCm3, collected } = load;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Fact to={to} count={stops}>
          {plural(stops, 'stop')}
          {stops > 0 && `, ${cubicMetres(volumeCm3)}, ${collected} collected`}
        </Fact>
      </dd>
    </div>
  );
}

interface FactProps {
  to: string;
  count: number;
  isUrgent?: boolean;
  children: React.ReactNode;
}

/** A link, quiet when there is nothing. */
function Fact({ to, count, isUrgent, children }: FactProps) {
  return (
    <FactLink to={to} data-none={count === 0 || undefined} data-urgent={(isUrgent && count > 0) || undefined}>
      {children}
    </FactLink>
  );
}

function sum(pence: number): string {
  return pence === 0 ? '' : formatPounds(pence);
}

const Lines = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(6)};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  font-variant-numeric: tabular-nums;

  > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space(3)}; }
  dt { ${type('small')} color: ${color.textMuted}; }
  dd { display: flex; flex-wrap: wrap; gap: 0 ${space(4)}; }
`;

const FactLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2rem;
  ${type('small', 600)}

  @media (pointer: coarse) { min-height: ${touchTarget}; }
  &[data-none] { color: ${color.textMuted}; font-weight: 400; }
  &[data-urgent] { color: ${color.warn}; }
`;
