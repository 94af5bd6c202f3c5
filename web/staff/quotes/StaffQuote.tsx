import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { errorCode, errorMessage } from '../../data/error-message';
import { newUuid } from '../../data/new-uuid';
import { Badge } from '../../design/Badge';
import { Fact } from '../../design/facts';
import { ErrorPanel } from '../../design/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../design/feedback/Skeleton';
import { useToast } from '../../design/feedback/toast';
import { BackLink } from '../../design/page/BackLink';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { Facts } from '../../design/TitledPanel';
import { placedSums } from '../../features/shipments/placed-sums';
import { volumeText } from '../../features/shipments/quote-text';
import { ShipmentSummary } from '../../features/shipments/ShipmentSummary';
import { formatDateTime } from '../../lib/formats/formats';
import { PageHeading } from '../../lib/page/PageHeading';
import { OfferForm, type SentOffer } from '../ui/forms/OfferForm';
import { customerPath, orderPath } from '../ui/order-path';
import { holdsUntil, QUOTE_BADGES } from '../ui/quote-badges';
import { SampleTag } from '../ui/SampleTag';
import { BookForTransfer } from './booking/BookForTransfer';
import { TransferFacts } from './booking/TransferFacts';
import { type AdminQuoteQuery, useAdminQuoteQuery, useOfferOnQuoteMutation } from './quotes.generated';

/** One saved quote for staff, by its number. */
export function StaffQuote({ number }: { number: string }) {
  const { data, error, refetch } = useAdminQuoteQuery({
    variables: { number },
    fetchPolicy: 'cache-and-network',
  });
  const reference = data?.adminQuote.reference;
  const fallback = errorCode(error) === 'NOT_FOUND' ? 'Quote not found' : 'Failed to fetch quote';
  return (
    <Page>
      <Stack gap={4}>
        <div>
          <BackLink to="/admin/quotes">All quotes</BackLink>
          <PageHeading title={reference ? `Quote ${reference}` : 'Quote'} />
          <SampleTag value={reference ?? ''} />
        </div>
        {data && <QuoteDetails quote={data.adminQuote} />}
        {!data && error && (
          <ErrorPanel message={errorMessage(error, fallback)} onRetry={() => void refetch()} />
        )}
        {!data && !error && (
          <Loading label="Loading the quote...">
            <Skeleton height="24rem" />
          </Loading>
        )}
      </Stack>
    </Page>
  );
}

function QuoteDetails({ quote }: { quote: AdminQuoteQuery['adminQuote'] }) {
  const {
    id,
    customerId,
    customerName,
    customerEmail,
    makerName,
    orderId,
    orderNumber,
    request,
    transferBooking,
  } = quote;
  const { status, destination, fromCity, toCity, serviceName, createdAt, expiresAt, lines } = quote;
  const send = useSendOffer(id);
  return (
    <Stack gap={5}>
      <Facts title="Quote">
        <Fact name="State">
          <Badge tone={QUOTE_BADGES[status].tone}>{QUOTE_BADGES[status].label}</Badge>
        </Fact>
        <Fact name="Saved">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Fact>
        <Fact name="Holds until">{holdsUntil(expiresAt)}</Fact>
        {makerName && <Fact name="Made by">{makerName}</Fact>}
        <Fact name="Customer">
          {customerId ? <Link to={customerPath(customerId)}>{customerName}</Link> : customerName || 'A guest'}
        </Fact>
        {customerEmail && (
          <Fact name="Email">
            <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
          </Fact>
        )}
        {orderId && orderNumber && (
          <Fact name="Order">
            <Link to={orderPath(orderId)}>{orderNumber}</Link>
          </Fact>
        )}
        {request && (
          <Fact name="Offer">
            <Link to={`/admin/requests/${request.id}`}>Request {request.reference}</Link>
          </Fact>
        )}
      </Facts>
      <ShipmentSummary
        title="The shipment"
        {...{ destination, fromCity, toCity, serviceName }}
        lines={lines.map(({ lineTotal, ...line }) => ({ ...line, totalPence: lineTotal.minorUnits }))}
        sums={placedSums(quote.quote)}
      >
        <p>Volume {volumeText(quote.quote.volumeCm3)}</p>
      </ShipmentSummary>
      {transferBooking && <TransferFacts booking={transferBooking} />}
      {status === 'OPEN' && transferBooking?.state !== 'WAITING' && (
        <BookForTransfer quote={{ ...quote, customerPhone: request?.phone ?? '' }} />
      )}
      {status !== 'BOOKED' && !request && (
        <OfferForm
          of={id}
          hasOffer={false}
          recipient={{ name: customerName ?? '', email: customerEmail ?? '' }}
          onSend={send}
        />
      )}
    </Stack>
  );
}

/** Sends an offer on a quote. The same content keeps its id, so a retry is the same offer. */
function useSendOffer(quoteId: string) {
  const [mutate] = useOfferOnQuoteMutation();
  const toast = useToast();
  const sent = useRef<{ content: string; id: string }>(null);
  return async (offer: SentOffer): Promise<void> => {
    const content = JSON.stringify(offer);
    if (sent.current?.content !== content) sent.current = { content, id: newUuid() };
    await mutate({ variables: { id: quoteId, input: { id: sent.current.id, ...offer } } });
    toast(`Sending the offer to ${offer.email}`, 'good');
  };
}
