import { styled } from 'styled-components';
import { destinationName } from '../../../rules/destinations';
import { ClientProvider } from '../../apollo/ClientProvider';
import { useCart } from '../../cart/use-cart';
import { SaveQuotePanel } from '../../saved-quotes/SaveQuotePanel';
import { from, space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { MinimumNote } from '../shipment/MinimumNote';
import { QuoteFigures } from '../shipment/QuoteFigures';
import { BookingForm } from './BookingForm';

/** Step 3: the final quote, line by line, and the collection date. */
export function QuoteStep() {
  const { isEmpty, fromCity, toCity, destination } = useCart(({ lines, fromCity, toCity, destination }) => ({
    isEmpty: lines.length === 0,
    fromCity,
    toCity,
    destination,
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
          {isEmpty ? (
            <Text>Nothing to quote yet. Go back to Build Order and add what you want to send.</Text>
          ) : (
            <QuoteFigures linesShown={Number.POSITIVE_INFINITY} />
          )}
          <MinimumNote />
        </Stack>
      </Panel>
      <Stack gap={6}>
        <BookingForm />
        <ClientProvider>
          <SaveQuotePanel />
        </ClientProvider>
      </Stack>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};

  ${from.desktop} { grid-template-columns: minmax(0, 1fr) 24rem; }
`;
