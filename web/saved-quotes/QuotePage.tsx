import { useLocation } from 'react-router-dom';
import { errorCode, errorMessage } from '../apollo/error-message';
import { LinkButton } from '../ui/Button';
import { ErrorPanel } from '../ui/feedback/ErrorPanel';
import { Notice } from '../ui/feedback/Notice';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { Panel } from '../ui/Panel';
import { Page } from '../ui/page/Page';
import { PageHeading } from '../ui/page/PageHeading';
import { Row, Stack } from '../ui/Stack';
import { SavedQuoteScreen } from './SavedQuoteScreen';
import { useSavedQuoteQuery } from './saved-quote.generated';

/** /quote#{secret}: a saved quote for anyone with its link. The hash is not sent to servers. */
export function QuotePage() {
  const secret = useLocation().hash.slice(1);
  return secret ? <OpenedQuote key={secret} secret={secret} /> : <NoSuchQuote />;
}

function OpenedQuote({ secret }: { secret: string }) {
  const { data, error, refetch } = useSavedQuoteQuery({
    variables: { secret },
    fetchPolicy: 'cache-and-network',
  });
  if (data) return <SavedQuoteScreen quote={data.savedQuote} secret={secret} />;
  if (errorCode(error) === 'NOT_FOUND') return <NoSuchQuote />;
  return (
    <Page>
      <Stack gap={6}>
        <PageHeading title="Your quote" />
        {error ? (
          <ErrorPanel message={errorMessage(error, 'Failed to fetch quote')} onRetry={() => void refetch()} />
        ) : (
          <Loading label="Loading your quote...">
            <Panel>
              <Stack gap={4}>
                <Skeleton width="14rem" height="1.5rem" />
                <Skeleton />
                <Skeleton />
                <Skeleton width="60%" />
              </Stack>
            </Panel>
          </Loading>
        )}
      </Stack>
    </Page>
  );
}

function NoSuchQuote() {
  return (
    <Page measure="column">
      <Stack gap={5}>
        <PageHeading title="Quote not found" />
        <Notice kind="warn">
          Check that you've copied the whole link, or ask the person who sent it to you. The owner may have
          deleted the quote.
        </Notice>
        <Row>
          <LinkButton to="/new-quote">Get a new quote</LinkButton>
          <LinkButton to="/user/quotes" variant="secondary">
            My saved quotes
          </LinkButton>
        </Row>
      </Stack>
    </Page>
  );
}
