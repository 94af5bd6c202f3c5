import { CalendarDays, Check, ShieldAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { describeDeliveries, describeTransit, type Transit } from '../../../rules/destination-guide';
import { NO_COVER } from '../../../rules/orders/no-cover';
import { color } from '../../design/theme/colors';
import { space, type } from '../../design/theme/tokens';

interface PriceFactsProps {
  /** Absent where it is not known. */
  transit: Transit | undefined;
}

/** The facts beside a price: how long it takes, what it includes, and that it insures nothing. */
export function PriceFacts({ transit }: PriceFactsProps) {
  return (
    <Facts aria-label="What this price includes">
      {transit && (
        <li>
          <CalendarDays aria-hidden="true" size={20} />
          <span>
            <strong>{describeTransit(transit)}, door to door</strong>
            {transit.deliveries && <> {describeDeliveries(transit)}</>}
          </span>
        </li>
      )}
      <li>
        <Check aria-hidden="true" size={20} />
        Collection, shipping, customs clearance and delivery to your new front door
      </li>
      <li>
        <ShieldAlert aria-hidden="true" size={20} />
        <span>
          <strong>{NO_COVER.title}.</strong> {NO_COVER.advice}{' '}
          <a href="/help?search=insured" target="_blank" rel="noopener">
            How to cover your goods
          </a>
        </span>
      </li>
    </Facts>
  );
}

const Facts = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;
  ${type('small')}

  > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space(3)}; }
  > li > svg { color: ${color.accent}; }
  > li:last-child > svg { color: ${color.warn}; }
`;
