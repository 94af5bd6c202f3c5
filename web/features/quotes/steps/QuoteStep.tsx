import { Suspense } from 'react';
import { styled } from 'styled-components';
import { describeTransit } from '../../../../rules/destination-guide';
import { destinationName } from '../../../../rules/destinations';
import { ClientProvider } from '../../../data/ClientProvider';
import { Heading } from '../../../design/Heading';
import { lazyOptional } from '../../../design/lazy-optional';
import { FlatPanels, Panel } from '../../../design/Panel';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { from, space } from '../../../design/theme/tokens';
import { useCart } from '../../cart/use-cart';
import { SaveQuotePanel } from '../../saved-quotes/SaveQuotePanel';
import { PriceFacts } from '../../shipments/PriceFacts';
import { MinimumNote } from '../shipment/MinimumNote';
import { NothingYet } from '../shipment/NothingYet';
import { QuoteFigures } from '../shipment/QuoteFigures';
import { BackToItems } from './BackToItems';
import { BookingForm, type BookingProgress } from './BookingForm';

/** Panels below the price, loaded after it. */
const ScalePanel = lazyOptional(async () => (await import('../../shipments/pile/ScalePanel')).ScalePanel);
const GuidePanels = lazyOptional(async () => (await import('../../shipments/guide/GuidePanels')).GuidePanels);

const Seller = lazyOptional(async () => (await import('../../shipments/Seller')).Seller);
const PromotionCode = lazyOptional(
  async () => (await import('../../shipments/promotion/PromotionCode')).PromotionCode,
);

/** Step 3: the final quote, line by line, and the collection date. */
export function QuoteStep(booking: BookingProgress) {
  const { isEmpty, fromCity, toCity, destination, transit, lines, quote } = useCart((cart) => ({
    lines: cart.lines,
    isEmpty: cart.lines.length === 0,
    fromCity: cart.fromCity,
    toCity: cart.toCity,
    destination: cart.destination,
    transit: cart.rates.destinations[cart.destination]?.transit?.[cart.service],
    quote: cart.quote,
  }));
  const journey = [fromCity || 'UK', toCity || destinationName(destination)];
  return (
    <Stack gap={6}>
      <Main as="section" aria-labelledby="final-quote">
        <Stack gap={4}>
          <div>
            <Heading level={2} id="final-quote">
              Final quote
            </Heading>
            <Text tone="textMuted">{journey.join(' to ')}</Text>
            {transit && <Text weight={600}>{describeTransit(transit)}, door to door</Text>}
          </div>
          {isEmpty ? (
            <NothingYet>
              <BackToItems />
            </NothingYet>
          ) : (
            <QuoteFigures linesShown={Number.POSITIVE_INFINITY} />
          )}
          <MinimumNote />
        </Stack>
        <BookingForm {...booking} />
        <Below gap={4}>
          {!isEmpty && <PriceFacts transit={transit?.deliveries ? transit : undefined} />}
          <Suspense>
            <Seller />
          </Suspense>
        </Below>
      </Main>
      <Columns>
        <FlatPanels>
          <ClientProvider>
            {!isEmpty && (
              <Suspense>
                <Panel>
                  <PromotionCode />
                </Panel>
              </Suspense>
            )}
            <SaveQuotePanel />
          </ClientProvider>
        </FlatPanels>
        {!isEmpty && (
          <Suspense>
            <FlatPanels>
              <ScalePanel lines={lines} quote={quote} destination={destination} />
              <GuidePanels
                destination={destination}
                names={lines.map(({ name }) => name)}
                volumeCm3={quote.volumeCm3}
              />
            </FlatPanels>
          </Suspense>
        )}
      </Columns>
    </Stack>
  );
}

/** The sum, what it buys and the way to book it; beside each other on wide screens. */
const Main = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  > form { padding-block-start: ${space(5)}; border-block-start: 1px solid ${color.line}; }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space(6)} ${space(10)};
    > form { padding-block-start: 0; border-block-start: 0; }
  }
`;

const Below = styled(Stack)`grid-column: 1 / -1;`;

/** On narrow screens what is done with the quote comes before what explains it. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)};

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    gap: ${space(10)};
    > :nth-child(1) { grid-area: 1 / 2; }
  }
`;
