import { styled } from 'styled-components';
import { Heading } from '../../../design/Heading';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { space } from '../../../design/theme/tokens';
import { Money } from '../../../lib/formats/Money';
import { PriceTable } from '../PriceTable';
import type { PricedShipment } from './everyday-shipments';

interface EverydayPricesProps {
  place: string;
  minimumPence: number;
  shipments: readonly PricedShipment[];
}

/** Prices of everyday shipments as of today. */
export function EverydayPrices({ place, minimumPence, shipments }: EverydayPricesProps) {
  return (
    <Stack as="section" gap={6} aria-labelledby="prices">
      <Stack gap={1}>
        <Heading id="prices">What it costs</Heading>
        <Text tone="textMuted">
          A shipment to {place} costs <Money pence={minimumPence} /> or more, door to door.
        </Text>
      </Stack>
      {shipments.length > 0 && (
        <PriceTable aria-labelledby="prices">
          <thead>
            <tr>
              <th scope="col">For example</th>
              <th scope="col">Price today</th>
            </tr>
          </thead>
          <tbody>
            {shipments.map(({ name, contents, volumeCm3, totalPence }) => (
              <tr key={name}>
                <Example scope="row">
                  {name}
                  <Text size="small" tone="textMuted">
                    {contents}: {(volumeCm3 / 1_000_000).toFixed(1)} m³
                  </Text>
                </Example>
                <td>
                  <Money pence={totalPence} />
                </td>
              </tr>
            ))}
          </tbody>
        </PriceTable>
      )}
    </Stack>
  );
}

const Example = styled.th`&& { padding: ${space(2.5)} ${space(4)} ${space(2.5)} 0; }`;
