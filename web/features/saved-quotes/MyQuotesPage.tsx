import { FileText } from 'lucide-react';
import { useRef } from 'react';
import { LinkButton } from '../../design/Button';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Skeleton } from '../../design/feedback/Skeleton';
import { Panel } from '../../design/Panel';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { defineFilters, pageParam } from '../../lib/lists/filters';
import { ListStates } from '../../lib/lists/ListStates';
import { Pager } from '../../lib/lists/Pager';
import { ResultRange } from '../../lib/lists/ResultRange';
import { useFilters } from '../../lib/lists/use-filters';
import { usePagedList } from '../../lib/lists/use-paged-list';
import { PageHeading } from '../../lib/page/PageHeading';
import { QuoteCard } from './QuoteCard';
import { useMySavedQuotesQuery } from './saved-quote.generated';

const QUOTE_PAGES = defineFilters({ page: pageParam });

/** /user/quotes: the customer's saved quotes, newest first. */
export function MyQuotesPage() {
  const { filters, change, linkTo } = useFilters(QUOTE_PAGES);
  const query = usePagedList(
    useMySavedQuotesQuery({ variables: filters, fetchPolicy: 'cache-and-network' }),
    (data) => data.mySavedQuotes,
    change,
  );
  const count = useRef<HTMLParagraphElement>(null);

  /** The pressed card is gone, so the list takes the focus. */
  async function refresh(): Promise<void> {
    await query.refetch();
    count.current?.focus({ preventScroll: true });
  }

  return (
    <Page>
      <Stack gap={6}>
        <PageHeading />
        <ListStates
          query={query}
          itemsName="your quotes"
          skeleton={<QuotesSkeleton />}
          errorTitle="Error loading quotes:"
          errorFallback="Failed to fetch quotes"
        >
          {({ nodes, pageInfo }) =>
            pageInfo.total === 0 ? (
              <NoQuotes />
            ) : (
              <Stack gap={6} aria-busy={query.isStale}>
                <Stack gap={4}>
                  <ResultRange ref={count} info={pageInfo} />
                  <Stack as="ul" gap={4}>
                    {nodes.map((quote) => (
                      <li key={quote.id}>
                        <QuoteCard quote={quote} onDeleted={() => void refresh()} />
                      </li>
                    ))}
                  </Stack>
                </Stack>
                <Pager label="Pages of quotes" info={pageInfo} toPage={(page) => linkTo({ page })} />
              </Stack>
            )
          }
        </ListStates>
      </Stack>
    </Page>
  );
}

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

function QuotesSkeleton() {
  return (
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
  );
}
