import { Link } from 'react-router-dom';
import { DESTINATIONS } from '../../rules/destinations';
import { destinationAddress } from '../../rules/page-address';
import { toKey } from '../apollo/enums';
import type { Shop } from '../apollo/page/page-data';
import { ErrorPanel } from '../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { Heading } from '../ui/Heading';
import { Money } from '../ui/Money';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/Text';
import { PriceTable } from './PriceTable';

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
        <PriceTable aria-labelledby="prices-from">
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
                  <Link to={destinationAddress(name)}>{name}</Link>
                </th>
                <td>
                  <Money pence={minimumPence} />
                </td>
              </tr>
            ))}
          </tbody>
        </PriceTable>
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
