import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { BackLink } from '../../../design/page/BackLink';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { PageHeading } from '../../../lib/page/PageHeading';
import { QueryStates } from '../../../lib/queries/QueryStates';
import { NewQuoteForm } from './NewQuoteForm';
import { useCustomerToQuoteQuery, useRequestToQuoteQuery } from './new-quote.generated';
import { formOfShipment } from './quote-form';

/** /admin/quotes/new: a quote by staff, for a customer (?customer), as the answer to a request (?request), or for a caller. */
export function NewQuotePage() {
  const [query] = useSearchParams();
  const [customerId, requestId] = [query.get('customer'), query.get('request')];
  return (
    <Page>
      <Stack gap={4}>
        <div>
          <BackLink to={requestId ? `/admin/requests/${requestId}` : '/admin/quotes'}>
            {requestId ? 'The request' : 'All quotes'}
          </BackLink>
          <PageHeading title="New quote" />
        </div>
        {requestId && <ForRequest key={requestId} id={requestId} />}
        {!requestId && customerId && <ForCustomer key={customerId} id={customerId} />}
        {!requestId && !customerId && <NewQuoteForm of="caller" known={{}} />}
      </Stack>
    </Page>
  );
}

function ForCustomer({ id }: { id: string }) {
  const query = useCustomerToQuoteQuery({ variables: { id } });
  return (
    <QueryStates {...LOADING} query={query} errorFallback="Failed to fetch the customer">
      {({ adminUser: { name, email, phone } }) => (
        <NewQuoteForm of={id} known={{ name, email, phone }} customerId={id} />
      )}
    </QueryStates>
  );
}

function ForRequest({ id }: { id: string }) {
  const query = useRequestToQuoteQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <QueryStates {...LOADING} query={query} errorFallback="Failed to fetch request">
      {({ adminRequest: { version, name, email, phone, destination, shipment } }) => (
        <NewQuoteForm
          of={id}
          known={{
            ...{ name: name ?? '', email: email ?? '', phone: phone ?? '', destination: destination ?? '' },
            ...(shipment && formOfShipment(shipment)),
          }}
          request={{ id, version: version ?? 0 }}
        />
      )}
    </QueryStates>
  );
}

const LOADING = { loadingLabel: 'Loading the form...', skeleton: <Skeleton height="24rem" /> } as const;
