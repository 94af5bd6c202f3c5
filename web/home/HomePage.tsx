import { useState } from 'react';
import { styled } from 'styled-components';
import { type DestinationKey, findDestination } from '../../rules/destinations';
import { readStored } from '../apollo/session';
import { useCart } from '../cart/use-cart';
import { from, space } from '../theme/tokens';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/Text';
import { HowItWorks } from './HowItWorks';
import { useMinimumChargesQuery } from './minimum-charges.generated';
import { PricesFrom } from './PricesFrom';
import { QuoteForm } from './QuoteForm';
import { RouteFacts } from './RouteFacts';
import { WhatWeShip } from './WhatWeShip';

/** The quote form with the route it leads along; below, how it works, what is shipped and what it costs at least. */
export function HomePage() {
  const { fromCity, toCity, quoted } = useCart(({ fromCity, toCity, destination }) => ({
    fromCity,
    toCity,
    quoted: destination,
  }));
  const [chosen, setChosen] = useState<{ destination: DestinationKey | undefined }>();
  const { destination } = chosen ?? { destination: startDestination(toCity ? quoted : undefined) };
  const charges = useMinimumChargesQuery();
  const rates = charges.data?.store.destinationRates;
  const minimum = rates?.find((rate) => rate.destination === destination)?.minimumCharge;

  return (
    <Page>
      <Stack gap={16}>
        <First>
          <Stack gap={3}>
            <PageHeading title="Instant quotes for shipping abroad">
              Your boxes, furniture and luggage, shipped abroad
            </PageHeading>
            <Text tone="textMuted">
              Collected from your door in the UK, delivered to your door worldwide.
            </Text>
          </Stack>
          <QuoteForm
            start={{ fromCity, toCountry: destination ?? '', toCity }}
            onDestination={(destination) => setChosen({ destination })}
          />
          <Route>
            <RouteFacts destination={destination} minimumPence={minimum?.minorUnits} />
          </Route>
        </First>
        <HowItWorks />
        <Halves>
          <WhatWeShip />
          <PricesFrom rates={rates} error={charges.error} onRetry={() => charges.refetch()} />
        </Halves>
      </Stack>
    </Page>
  );
}

/** The destination of an earlier visit or of a quote that was begun, when the form offers it. */
function startDestination(quoted: DestinationKey | undefined): DestinationKey | undefined {
  const destination = findDestination(readStored('toCountry') ?? quoted ?? '');
  return destination?.onHomeForm ? destination.key : undefined;
}

const First = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space(6)} ${space(12)};
  }
`;

const Route = styled.div`
  ${from.desktop} { grid-area: 1 / 2 / 3 / 3; align-self: center; }
`;

const Halves = styled.div`
  display: grid;
  gap: ${space(16)} ${space(12)};

  ${from.desktop} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
`;
