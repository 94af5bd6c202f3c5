import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { DESTINATIONS } from '../../rules/destinations';
import { toKey } from '../apollo/enums';
import type { Shop } from '../apollo/page-data';
import { quoteAddress } from '../shipments/quote-address';
import { color } from '../theme/colors';
import { figures, space, type } from '../theme/tokens';
import { ErrorPanel } from '../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { Heading } from '../ui/Heading';
import { Money } from '../ui/Money';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/Text';

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
          The minimum price of a shipment, door to door. Above it you pay the total of your items.
        </Text>
      </Stack>
      {rates ? (
        <Table aria-labelledby="prices-from">
          <thead>
            <tr>
              <th scope="col">Destination</th>
              <th scope="col">From</th>
            </tr>
          </thead>
          <tbody>
            {inListOrder(rates).map(({ key, name, minimumPence }) => (
              <tr key={key}>
                <th scope="row">
                  <Link to={quoteAddress({ fromCity: '', toCountry: key, toCity: '' })}>{name}</Link>
                </th>
                <td>
                  <Money pence={minimumPence} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
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

function inListOrder(rates: NonNullable<PricesFromProps['rates']>) {
  return DESTINATIONS.flatMap(({ key, name }) => {
    const rate = rates.find(({ destination }) => toKey(destination) === key);
    return rate ? [{ key, name, minimumPence: rate.minimumCharge.minorUnits }] : [];
  });
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th, td { padding: 0; border-block-end: 1px solid ${color.line}; text-align: start; }
  thead th { padding-block-end: ${space(2)}; ${type('caption', 600)} color: ${color.textMuted}; }
  th:last-child, td { text-align: end; }
  tbody th { ${type('body', 500)} }
  td { ${figures('small', 500)} }
  a { display: block; padding-block: ${space(2.5)}; }
`;
