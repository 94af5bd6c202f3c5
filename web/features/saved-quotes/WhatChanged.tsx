import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { destinationName } from '../../../rules/destinations';
import { fromGraphqlEnum } from '../../data/enums';
import { Button } from '../../design/Button';
import { Heading } from '../../design/Heading';
import { Panel } from '../../design/Panel';
import { ScreenOnly } from '../../design/page/print-styles';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { figures, space, type } from '../../design/theme/tokens';
import { formatPounds } from '../../lib/formats/formats';
import { usePhone } from '../../lib/shop/shop';
import { useCart } from '../cart/use-cart';
import { quoteUrl } from '../shipments/quote-url';
import { type ComparedQuote, changeText, type QuoteChange, quoteChanges } from './quote-changes';
import { toCartLine } from './quoted-line';

/** An expired quote beside today's prices, which can be taken instead. */
export function WhatChanged({ quote }: { quote: ComparedQuote }) {
  const phone = usePhone();
  const takeTodaysPrices = useTodaysPrices(quote);
  const changes = quoteChanges(quote, quote.today);
  const isAnySold = quote.today.quote.itemCount > 0;
  return (
    <Panel as="section" aria-labelledby="what-changed">
      <Stack gap={4}>
        <div>
          <Heading id="what-changed" size="title">
            What's changed
          </Heading>
          <Text tone="textMuted">{changeText(changes)}</Text>
        </div>
        <Table aria-labelledby="what-changed">
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Then</th>
              <th scope="col">Today</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <ChangeRow key={change.key} change={change} />
            ))}
          </tbody>
        </Table>
        {isAnySold ? (
          <ScreenOnly>
            <Stack gap={2} align="start">
              <Button onClick={takeTodaysPrices}>Use today's prices</Button>
              <Text size="small" tone="textMuted">
                Adds what's still available to your cart. You can change it before you book.
              </Text>
            </Stack>
          </ScreenOnly>
        ) : (
          <Text>
            None of these items is available to {destinationName(quote.destination)} any more. Call us on{' '}
            {phone} and we'll find another way.
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

function ChangeRow({ change: { key, name, thenPence, nowPence } }: { change: QuoteChange }) {
  const isChanged = thenPence !== nowPence;
  return (
    <Row $isTotal={key === 'total'} $tone={nowPence === null ? 'warn' : isChanged ? 'accent' : 'textMuted'}>
      <th scope="row">{name}</th>
      <td>{formatPounds(thenPence)}</td>
      <td>{nowPence === null ? 'Not available' : formatPounds(nowPence)}</td>
    </Row>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type('small')}

  th, td { padding: ${space(2)} 0 ${space(2)} ${space(3)}; text-align: end; vertical-align: top; }
  th:first-child { padding-inline-start: 0; text-align: start; overflow-wrap: anywhere; }
  thead th { ${type('caption', 600)} color: ${color.textMuted}; }
  tbody tr { border-block-start: 1px solid ${color.line}; }
  td { ${figures('small', 500)} }
`;

const Row = styled.tr<{ $isTotal: boolean; $tone: 'warn' | 'accent' | 'textMuted' }>`
  > th { font-weight: ${({ $isTotal }) => ($isTotal ? 650 : 500)}; }
  > td { font-weight: ${({ $isTotal }) => ($isTotal ? 650 : 500)}; }
  > td:last-child { color: ${({ $tone }) => color[$tone]}; }
  > td:last-child { font-weight: ${({ $tone }) => ($tone === 'textMuted' ? 500 : 650)}; }
`;

/** Puts an expired quote's available items into the cart and opens the quote builder. */
function useTodaysPrices({
  lines,
  today,
  destination: toCountry,
  service,
  fromCity,
  toCity,
}: ComparedQuote): () => void {
  const { setShipment, setLineQuantity } = useCart(({ setShipment, setLineQuantity }) => ({
    setShipment,
    setLineQuantity,
  }));
  const navigate = useNavigate();
  const destination = fromGraphqlEnum(toCountry);
  return () => {
    setShipment({
      destination,
      service: fromGraphqlEnum(service),
      ...(fromCity && { fromCity }),
      ...(toCity && { toCity }),
    });
    for (const [index, line] of lines.entries()) {
      const pence = today.lines[index]?.unitPrice?.minorUnits ?? null;
      if (pence !== null) setLineQuantity(toCartLine(line, pence), line.quantity);
    }
    navigate(quoteUrl({ fromCity, toCountry: destination, toCity }));
  };
}
