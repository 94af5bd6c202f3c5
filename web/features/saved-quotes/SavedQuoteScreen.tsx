import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { fromGraphqlEnum } from '../../data/enums';
import { Button, LinkButton } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { lazyOptional } from '../../design/lazy-optional';
import { FlatPanels } from '../../design/Panel';
import { Columns } from '../../design/page/Columns';
import { Page } from '../../design/page/Page';
import { PrintOnly, PrintStyle, ScreenOnly } from '../../design/page/print-styles';
import { Section } from '../../design/page/Section';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { from, space, type } from '../../design/theme/tokens';
import { formatDate, formatDateTime, formatPounds } from '../../lib/formats/formats';
import { PageHeading } from '../../lib/page/PageHeading';
import { usePhone, useRefundPromise, useShop, useSiteName } from '../../lib/shop/shop';
import { PhoneSaving } from '../shipments/PhoneSaving';
import { PriceFacts } from '../shipments/PriceFacts';
import { placedSums } from '../shipments/placed-sums';
import { volumeText } from '../shipments/quote-text';
import { ShipmentSummary } from '../shipments/ShipmentSummary';
import { beginBooking, quotePath } from './booking';
import { QuoteSharing } from './QuoteSharing';
import { toCartLine } from './quoted-line';
import type { SavedQuotePartsFragment, SavedQuoteQuery } from './saved-quote.generated';
import { WhatChanged } from './WhatChanged';

const ScalePanel = lazyOptional(async () => (await import('../shipments/pile/ScalePanel')).ScalePanel);
const Seller = lazyOptional(async () => (await import('../shipments/Seller')).Seller);
const GuidePanels = lazyOptional(async () => (await import('../shipments/guide/GuidePanels')).GuidePanels);

interface SavedQuoteScreenProps {
  quote: SavedQuoteQuery['savedQuote'];
  /** The secret that opened it. */
  secret: string;
}

/** A frozen quote and its actions. */
export function SavedQuoteScreen({ quote, secret }: SavedQuoteScreenProps) {
  const phone = usePhone();
  const { reference, status, lines, destination, fromCity, toCity, serviceName } = quote;
  const sums = quote.quote;
  const siteName = useSiteName();
  const promise = useRefundPromise();
  const transit = useShop().shop?.transitTimes.find(
    (time) => time.destination === destination && time.service === quote.service,
  );
  return (
    <Page>
      <PrintStyle />
      <Stack gap={6}>
        <PrintOnly>
          {siteName}, {phone}
        </PrintOnly>
        <div>
          <PageHeading title={`Quote ${reference}`} />
          {status !== 'BOOKED' && <Validity>{validityText(quote)}</Validity>}
        </div>
        <QuoteState quote={quote} />
        <Beside beside="24rem">
          <Stack gap={6}>
            {status === 'EXPIRED' && <WhatChanged quote={quote} />}
            <ShipmentSummary
              title={status === 'EXPIRED' ? 'What we quoted' : 'Your shipment'}
              destination={destination}
              fromCity={fromCity}
              toCity={toCity}
              serviceName={serviceName}
              lines={lines.map(({ key, name, size, quantity, unitPrice, lineTotal }) => ({
                ...{ key, name, quantity, totalPence: lineTotal.minorUnits },
                size: quantity > 1 ? `${size}, ${formatPounds(unitPrice.minorUnits)} each` : size,
              }))}
              sums={placedSums(sums)}
            >
              {status === 'OPEN' && (
                <PhoneSaving
                  phonePence={quote.phonePrice?.minorUnits ?? null}
                  onlinePence={sums.total.minorUnits}
                />
              )}
              <Small>Volume {volumeText(sums.volumeCm3)}</Small>
              {status === 'OPEN' && (
                <PriceFacts transit={transit && { ...transit, deliveries: transit.deliveries ?? null }} />
              )}
              <Suspense>
                <Seller />
              </Suspense>
            </ShipmentSummary>
            <PrintOnly>
              <p>Prices from {formatDateTime(quote.createdAt)}. Book at these prices on</p>
              <PrintedLink>{window.location.origin + quotePath(secret)}</PrintedLink>
              <p>{promise}</p>
            </PrintOnly>
          </Stack>
          {status === 'OPEN' && (
            <ScreenOnly>
              <Stack gap={6}>
                <BookQuote quote={quote} secret={secret} />
                <FlatPanels>
                  <QuoteSharing quote={{ ...quote, secret }} />
                </FlatPanels>
              </Stack>
            </ScreenOnly>
          )}
          {status === 'OPEN' && (
            <Suspense>
              <FlatPanels>
                <ScreenOnly>
                  <ScalePanel
                    lines={lines
                      .filter(({ unitVolumeCm3 }) => unitVolumeCm3 > 0)
                      .map((line) => toCartLine(line, line.unitPrice.minorUnits))}
                    quote={{
                      itemsPence: sums.items.minorUnits,
                      minimumPence: sums.minimum.minorUnits,
                      minimumTopUpPence: sums.minimumTopUp.minorUnits,
                      volumeCm3: sums.volumeCm3,
                    }}
                    destination={fromGraphqlEnum(destination)}
                    reference={reference}
                  />
                </ScreenOnly>
                <GuidePanels
                  destination={fromGraphqlEnum(destination)}
                  names={lines.map(({ name }) => name)}
                  volumeCm3={sums.volumeCm3}
                />
              </FlatPanels>
            </Suspense>
          )}
        </Beside>
      </Stack>
    </Page>
  );
}

function validityText({ status, validUntil }: SavedQuoteScreenProps['quote']): string {
  const lastDay = formatDate(validUntil);
  return status === 'EXPIRED' ? `Expired at the end of ${lastDay}` : `Valid until ${lastDay}`;
}

function QuoteState({ quote: { status, orderId } }: Pick<SavedQuoteScreenProps, 'quote'>) {
  if (status === 'OPEN') return null;
  if (status === 'EXPIRED')
    return (
      <Notice kind="warn" title="This quote has expired">
        You can no longer book it. See below what the same shipment costs today.
      </Notice>
    );
  return (
    <Notice kind="good" title="This quote is booked">
      <Stack gap={3} align="start">
        <p>
          You can book a quote once.
          {orderId ? '' : ' The person who booked it can find the order in their account.'}
        </p>
        {orderId && <LinkButton to={`/user/orders/${orderId}`}>See the order</LinkButton>}
      </Stack>
    </Notice>
  );
}

const Validity = styled.p`
  margin-block-start: ${space(1)};
  ${type('body', 600)}
  color: ${color.textMuted};
`;

const PrintedLink = styled.p`margin-block-end: ${space(3)}; font-weight: 600; overflow-wrap: anywhere;`;
const Small = styled.p`${type('small')} color: ${color.textMuted};`;

const Beside = styled(Columns)`
  ${from.desktop} { > :only-child { grid-column: 1 / -1; max-width: 52rem; } }
`;

interface BookQuoteProps {
  quote: SavedQuotePartsFragment;
  secret: string;
}

/** The button from a quote to its payment. */
function BookQuote({ quote, secret }: BookQuoteProps) {
  const navigate = useNavigate();
  return (
    <Section title="Book at this price">
      <Text size="small" tone="textMuted">
        You'll pay {formatPounds(quote.quote.total.minorUnits)}, even if our prices change. Next, choose a
        collection date and enter your addresses. This won't change your own quote.
      </Text>
      {quote.condition && <Text size="small">{quote.condition}</Text>}
      <Button isWide onClick={() => navigate(beginBooking({ ...quote, secret }))}>
        Book this quote
      </Button>
    </Section>
  );
}
