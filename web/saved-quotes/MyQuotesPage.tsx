import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { errorMessage } from '../apollo/error-message';
import { color } from '../theme/colors';
import { type } from '../theme/tokens';
import { LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ErrorPanel } from '../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { Pager } from '../ui/lists/Pager';
import { resultRangeText } from '../ui/lists/page-numbers';
import { readPage } from '../ui/lists/url-params';
import { useLastPage } from '../ui/lists/use-last-page';
import { Panel } from '../ui/Panel';
import { Page } from '../ui/page/Page';
import { PageHeading } from '../ui/page/PageHeading';
import { Stack } from '../ui/Stack';
import { QuoteCard } from './QuoteCard';
import { useMySavedQuotesQuery } from './saved-quote.generated';

/** /user/quotes: the customer's saved quotes, newest first. */
export function MyQuotesPage() {
  const [query, setQuery] = useSearchParams();
  const page = readPage(query);
  const { data, error, refetch } = useMySavedQuotesQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.mySavedQuotes;
  const count = useRef<HTMLParagraphElement>(null);
  useLastPage(data?.mySavedQuotes.pageInfo, (last) =>
    setQuery(last > 1 ? { page: String(last) } : {}, { replace: true }),
  );

  /** The pressed card is gone, so the list takes the focus. */
  async function refresh(): Promise<void> {
    await refetch();
    count.current?.focus({ preventScroll: true });
  }

  return (
    <Page>
      <Stack gap={6}>
        <PageHeading title="Saved Quotes" />
        {!list && !error && <QuotesLoading />}
        {list?.pageInfo.total === 0 && <NoQuotes />}
        {list && list.pageInfo.total > 0 && (
          <Stack gap={4}>
            <Count ref={count} tabIndex={-1} role="status">
              {resultRangeText(list.pageInfo)}
            </Count>
            <Stack as="ul" gap={4}>
              {list.nodes.map((quote) => (
                <li key={quote.id}>
                  <QuoteCard quote={quote} onDeleted={() => void refresh()} />
                </li>
              ))}
            </Stack>
          </Stack>
        )}
        {list && (
          <Pager
            label="Pages of quotes"
            info={list.pageInfo}
            toPage={(one) => ({ search: one > 1 ? `?page=${one}` : '' })}
          />
        )}
        {error && (
          <ErrorPanel
            title="Error loading quotes:"
            message={errorMessage(error, 'Failed to fetch quotes')}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}

const Count = styled.p`${type('small')} color: ${color.textMuted};`;

function NoQuotes() {
  return (
    <Panel>
      <EmptyState
        title="No saved quotes yet"
        picture={<FileText size={40} strokeWidth={1.5} />}
        action={<LinkButton to="/new-quote">Get a quote</LinkButton>}
      >
        Save a quote on its last step, and its price holds for 30 days.
      </EmptyState>
    </Panel>
  );
}

function QuotesLoading() {
  return (
    <Loading label="Loading your quotes...">
      <Stack gap={4}>
        {[1, 2, 3].map((no) => (
          <Panel key={no}>
            <Stack gap={3}>
              <Skeleton width="12rem" height="1.5rem" />
              <Skeleton width="18rem" />
              <Skeleton width="8rem" />
            </Stack>
          </Panel>
        ))}
      </Stack>
    </Loading>
  );
}
