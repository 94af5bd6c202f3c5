import { Suspense } from 'react';
import { styled } from 'styled-components';
import { destinationName } from '../../../rules/destinations';
import { ClientProvider } from '../../apollo/ClientProvider';
import { useCart } from '../../cart/use-cart';
import { SaveQuotePanel } from '../../saved-quotes/SaveQuotePanel';
import { from, space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { lazyOrNothing } from '../../ui/lazy-or-nothing';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { MinimumNote } from '../shipment/MinimumNote';
import { NothingYet } from '../shipment/NothingYet';
import { QuoteFigures } from '../shipment/QuoteFigures';
import { BookingForm, type BookingProgress } from './BookingForm';

/** They come after what is paid here. */
const ScalePanel = lazyOrNothing(async () => (await import('../../shipments/pile/ScalePanel')).ScalePanel);
const GuidePanels = lazyOrNothing(
  async () => (await import('../../shipments/guide/GuidePanels')).GuidePanels,
);

const PromotionCode = lazyOrNothing(
  async () => (await import('../../shipments/promotion/PromotionCode')).PromotionCode,
);

/** Step 3: the final quote, line by line, and the collection date. */
export function QuoteStep(booking: BookingProgress) {
  const { isEmpty, fromCity, toCity, destination, lines, quote } = useCart((cart) => ({
    lines: cart.lines,
    isEmpty: cart.lines.length === 0,
    fromCity: cart.fromCity,
    toCity: cart.toCity,
    destination: cart.destination,
    quote: cart.quote,
  }));
  const journey = [fromCity || 'UK', toCity || destinationName(destination)];
  return (
    <Columns>
      <Panel as="section" aria-labelledby="final-quote">
        <Stack gap={4}>
          <div>
            <Heading level={2} id="final-quote">
              Final quote
            </Heading>
            <Text tone="textMuted">{journey.join(' to ')}</Text>
          </div>
          {isEmpty ? <NothingYet /> : <QuoteFigures linesShown={Number.POSITIVE_INFINITY} />}
          <MinimumNote />
        </Stack>
      </Panel>
      <Stack gap={6}>
        <BookingForm {...booking} />
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
      </Stack>
      {!isEmpty && (
        <Suspense>
          <Stack gap={6}>
            <ScalePanel lines={lines} quote={quote} destination={destination} />
            <GuidePanels
              destination={destination}
              names={lines.map(({ name }) => name)}
              volumeCm3={quote.volumeCm3}
            />
          </Stack>
        </Suspense>
      )}
    </Columns>
  );
}

/** On narrow screens the booking follows the quote; on wide ones it is a column beside everything else. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};

  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 1fr) 24rem;
    > :nth-child(2) { grid-area: 1 / 2 / span 2; }
  }
`;
