import { useLocation } from 'react-router-dom';
import { errorCode, errorMessage } from '../../data/error-message';
import { LinkButton } from '../../design/Button';
import { ErrorPanel } from '../../design/feedback/ErrorPanel';
import { Notice } from '../../design/feedback/Notice';
import { Loading, Skeleton } from '../../design/feedback/Skeleton';
import { Panel } from '../../design/Panel';
import { Page } from '../../design/page/Page';
import { Row, Stack } from '../../design/Stack';
import { PageHeading } from '../../lib/page/PageHeading';
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
        <PageHeading />
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
