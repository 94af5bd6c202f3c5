import { errorCode, errorMessage } from '../../data/error-message';
import { Badge } from '../../design/Badge';
import { LinkButton } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { Skeleton } from '../../design/feedback/Skeleton';
import { Page } from '../../design/page/Page';
import { Row, Stack } from '../../design/Stack';
import { PageHeading } from '../../lib/page/PageHeading';
import { QueryStates } from '../../lib/queries/QueryStates';
import { OfferPanel } from './OfferPanel';
import { RequestContent } from './RequestContent';
import { RequestThread } from './RequestThread';
import { STATE_BADGES } from './request-labels';
import { useReplyToRequestMutation, useRequestQuery } from './requests.generated';

/** A request with its answers, for anyone with the link. Browsers send its secret to no server. */
export function AnswerPage({ secret }: { secret: string }) {
  const query = useRequestQuery({
    variables: { secret },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error } = query;
  const [reply] = useReplyToRequestMutation();
  if (!data && ['BAD_INPUT', 'NOT_FOUND'].includes(errorCode(error) ?? ''))
    return <NoSuchRequest text={errorMessage(error)} />;
  const request = data?.request;
  return (
    <Page measure="column">
      <Stack gap={6}>
        <Row gap={4}>
          <PageHeading title={request ? `Request ${request.reference}` : 'Your request'} />
          {request && (
            <Badge tone={STATE_BADGES[request.state].tone}>{STATE_BADGES[request.state].label}</Badge>
          )}
        </Row>
        <QueryStates
          query={query}
          loadingLabel="Loading your request..."
          skeleton={<Skeleton height="20rem" />}
          errorFallback="Failed to fetch request"
        >
          {({ request }) => (
            <>
              <OfferPanel request={request} />
              <RequestThread
                request={request}
                linkSecret={secret}
                onSend={(input) => reply({ variables: { secret, input } })}
              />
              <RequestContent request={request} isStaff={false} linkSecret={secret} />
            </>
          )}
        </QueryStates>
      </Stack>
    </Page>
  );
}

function NoSuchRequest({ text }: { text: string }) {
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title="Request not found" />
        <Notice kind="warn">{text}</Notice>
        <Row>
          <LinkButton to="/request">Ask us again</LinkButton>
          <LinkButton to="/user/account" variant="secondary">
            My requests
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
