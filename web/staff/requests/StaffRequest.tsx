import { Link } from 'react-router-dom';
import { errorCode } from '../../data/error-message';
import { LinkButton } from '../../design/Button';
import { Fact } from '../../design/facts';
import { Skeleton } from '../../design/feedback/Skeleton';
import { PhoneLink } from '../../design/PhoneLink';
import { BackLink } from '../../design/page/BackLink';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { Facts } from '../../design/TitledPanel';
import { RequestContent } from '../../features/requests/RequestContent';
import { RequestThread } from '../../features/requests/RequestThread';
import { PageHeading } from '../../lib/page/PageHeading';
import { QueryStates } from '../../lib/queries/QueryStates';
import { OfferForm } from '../ui/forms/OfferForm';
import { newQuotePath } from '../ui/order-path';
import { SampleTag } from '../ui/SampleTag';
import {
  type AdminRequestQuery,
  useAdminRequestQuery,
  useAnswerRequestMutation,
  useOfferOnRequestMutation,
} from './admin-requests.generated';
import { OfferMade } from './OfferMade';
import { RequestSteps } from './RequestSteps';

/** One request for staff. */
export function StaffRequest({ id }: { id: string }) {
  const query = useAdminRequestQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error } = query;
  const title = data ? `Request ${data.adminRequest.reference}` : 'Request';
  const fallback = errorCode(error) === 'NOT_FOUND' ? 'Request not found' : 'Failed to fetch request';
  return (
    <Page>
      <Stack gap={4}>
        <div>
          <BackLink to="/admin/requests">All requests</BackLink>
          <PageHeading title={title} />
          <SampleTag value={data?.adminRequest.reference ?? ''} />
        </div>
        <QueryStates
          query={query}
          loadingLabel="Loading the request..."
          skeleton={<Skeleton height="24rem" />}
          errorFallback={fallback}
        >
          {({ adminRequest }) => <RequestDetails request={adminRequest} />}
        </QueryStates>
      </Stack>
    </Page>
  );
}

function RequestDetails({ request }: { request: AdminRequestQuery['adminRequest'] }) {
  const { id, hasAccount, version } = request;
  const [name, email, phone] = [request.name ?? '', request.email ?? '', request.phone];
  const [answer] = useAnswerRequestMutation();
  const [offer] = useOfferOnRequestMutation();
  return (
    <Stack gap={5}>
      <RequestSteps request={request} />
      <OfferMade request={request} />
      <RequestThread
        request={request}
        to={name}
        nameInAnswers={name}
        onSend={(input) => answer({ variables: { id, input } })}
      />
      <Facts title="Contact">
        <Fact name="Name">{name}</Fact>
        <Fact name="Email">
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        {phone && (
          <Fact name="Phone">
            <PhoneLink number={phone} />
          </Fact>
        )}
        <Fact name="Account">
          {hasAccount ? (
            <Link to={`/admin/users?search=${encodeURIComponent(email)}`}>Customer</Link>
          ) : (
            'None'
          )}
        </Fact>
      </Facts>
      <RequestContent request={request} isStaff />
      {mayOffer(request) && (
        <div>
          <LinkButton to={newQuotePath({ request: id })} variant="secondary">
            Make a quote
          </LinkButton>
        </div>
      )}
      {request.shipment && mayOffer(request) && (
        <OfferForm
          of={id}
          hasOffer={request.offer !== null}
          onSend={({ totalPence, message }) =>
            offer({ variables: { id, input: { totalPence, message, version: version ?? 0 } } })
          }
        />
      )}
    </Stack>
  );
}

/** An offer that was booked is not replaced, and one that won needs none. */
function mayOffer({ state, offer }: AdminRequestQuery['adminRequest']): boolean {
  return state !== 'WON' && offer?.status !== 'BOOKED';
}
