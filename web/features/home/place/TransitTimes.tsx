import { styled } from 'styled-components';
import { describeDeliveries, describeTransit } from '../../../../rules/destination-guide';
import type { DestinationKey } from '../../../../rules/destinations';
import { fromGraphqlEnum } from '../../../data/enums';
import type { Shop } from '../../../data/page/page-data';
import { Heading } from '../../../design/Heading';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { space } from '../../../design/theme/tokens';
import { formatPounds } from '../../../lib/formats/formats';
import { PriceTable } from '../PriceTable';

/** How long each service takes, and what it adds to the price; nothing where no time is known. */
export function TransitTimes({ shop, destination }: { shop: Shop; destination: DestinationKey }) {
  const times = shop.services.flatMap(({ level, name, surcharge: { minorUnits } }) => {
    const time = shop.transitTimes.find(
      (time) => fromGraphqlEnum(time.destination) === destination && time.service === level,
    );
    return time ? [{ level, name, time, minorUnits }] : [];
  });
  if (times.length === 0) return null;
  return (
    <Stack as="section" gap={6} aria-labelledby="times">
      <Stack gap={1}>
        <Heading id="times">How long it takes</Heading>
        <Text tone="textMuted">From collection at your door in the UK to delivery.</Text>
      </Stack>
      <PriceTable aria-labelledby="times">
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Door to door</th>
          </tr>
        </thead>
        <tbody>
          {times.map(({ level, name, time, minorUnits }) => (
            <tr key={level}>
              <Service scope="row">
                {name}
                <Text size="small" tone="textMuted">
                  {minorUnits === 0 ? 'Included' : `+${formatPounds(minorUnits)}`}
                </Text>
              </Service>
              <td>
                {describeTransit(time)}
                <Text size="small" tone="textMuted">
                  {describeDeliveries(time)}
                </Text>
              </td>
            </tr>
          ))}
        </tbody>
      </PriceTable>
    </Stack>
  );
}

const Service = styled.th`&& { padding-block: ${space(2.5)}; }`;
