import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { DESTINATIONS } from '../../../rules/destinations';
import { destinationAddress } from '../../../rules/page-address';
import { fromGraphqlEnum } from '../../data/enums';
import type { Shop } from '../../data/page/page-data';
import { ErrorPanel } from '../../design/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../design/feedback/Skeleton';
import { Heading } from '../../design/Heading';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { figures, space, touchTarget } from '../../design/theme/tokens';
import { Money } from '../../lib/formats/Money';

interface PricesFromProps {
  rates?: Shop['destinationRates'];
  /** Why they could not be read. */
  problem: string | null;
  onRetry: () => void;
}

/** The lowest shipment price per destination. */
export function PricesFrom({ rates, problem, onRetry }: PricesFromProps) {
  return (
    <Stack as="section" gap={6} aria-labelledby="prices-from">
      <Stack gap={1}>
        <Heading id="prices-from">Prices from</Heading>
        <Text tone="textMuted">
          The minimum price of a shipment, door to door. Once your items add up to more, you pay their total.
        </Text>
      </Stack>
      {rates ? (
        <Places aria-labelledby="prices-from">
          {sortRates(rates).map(({ key, name, minimumPence }) => (
            <li key={key}>
              <Link to={destinationAddress(name)}>{name}</Link>
              <Money pence={minimumPence} />
            </li>
          ))}
        </Places>
      ) : problem ? (
        <ErrorPanel message={problem} onRetry={onRetry} />
      ) : (
        <Loading label="Loading prices...">
          <Stack gap={5}>
            {DESTINATIONS.map(({ key }) => (
              <Skeleton key={key} height="1.5rem" />
            ))}
          </Stack>
        </Loading>
      )}
    </Stack>
  );
}

function sortRates(rates: NonNullable<PricesFromProps['rates']>) {
  return DESTINATIONS.flatMap(({ key, name }) => {
    const rate = rates.find(({ destination }) => fromGraphqlEnum(destination) === key);
    return rate ? [{ key, name, minimumPence: rate.minimumCharge.minorUnits }] : [];
  });
}

/** Two columns on a phone, as many as fit beside other parts. */
const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  column-gap: ${space(6)};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: ${space(2)};
    border-block-end: 1px solid ${color.line};
    ${figures('small', 500)}
  }

  a { display: inline-flex; align-items: center; min-height: ${touchTarget}; }
`;
