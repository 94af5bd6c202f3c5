import { useState } from 'react';
import { styled } from 'styled-components';
import type { DestinationKey } from '../../rules/destinations';
import { toKey } from '../apollo/enums';
import { StoredCartMark } from '../cart/mark/StoredCartMark';
import { useStoredCart } from '../cart/storage/use-stored-cart';
import { from, space } from '../theme/tokens';
import { Page } from '../ui/page/Page';
import { PageHeading } from '../ui/page/PageHeading';
import { Stack } from '../ui/Stack';
import { useShop } from '../ui/shop/shop';
import { Text } from '../ui/Text';
import { HowItWorks } from './HowItWorks';
import { PricesFrom } from './PricesFrom';
import { QuoteForm } from './QuoteForm';
import { RouteFacts } from './RouteFacts';
import { First, Route } from './start-layout';
import { useQuoteStart } from './use-quote-start';
import { WhatWeShip } from './WhatWeShip';

/** The quote form with its route; below, how it works, what we ship and the minimum prices. */
export function HomePage() {
  useStoredCart();
  const start = useQuoteStart();
  const { shop, problem, refresh } = useShop();
  const [chosen, setChosen] = useState<{ destination: DestinationKey | undefined }>();
  const { destination } = chosen ?? { destination: start.toCountry || undefined };
  const rates = shop?.destinationRates;
  const minimum = rates?.find((rate) => toKey(rate.destination) === destination)?.minimumCharge;

  return (
    <Page>
      <Stack gap={16}>
        <First>
          <Stack gap={3}>
            <PageHeading title="Instant quotes for shipping abroad">
              Your boxes, furniture and luggage, shipped abroad
            </PageHeading>
            <Lead>
              <StoredCartMark place="text">
                <Text tone="textMuted">
                  Collected from your door in the UK, delivered to your door worldwide.
                </Text>
              </StoredCartMark>
            </Lead>
          </Stack>
          <QuoteForm
            start={{ ...start, toCountry: destination ?? '' }}
            onDestination={(destination) => setChosen({ destination })}
          />
          <Route>
            <RouteFacts destination={destination} minimumPence={minimum?.minorUnits} />
          </Route>
        </First>
        <HowItWorks />
        <Halves>
          <WhatWeShip />
          <PricesFrom rates={rates} problem={problem} onRetry={() => void refresh()} />
        </Halves>
      </Stack>
    </Page>
  );
}

/** As high with either text, so that nothing moves when a stored quote is found. */
const Lead = styled.div`
  min-height: 3rem;
  ${from.phone} { min-height: 1.5rem; }
  ${from.desktop} { min-height: 3rem; }
`;

const Halves = styled.div`
  display: grid;
  gap: ${space(16)} ${space(12)};

  ${from.desktop} { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
`;
