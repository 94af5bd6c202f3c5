import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { evictFields } from '../../data/cache/evict';
import type { AdminQuoteState } from '../../data/schema.generated';
import { LinkButton } from '../../design/Button';
import { choiceParam, defineFilters, pageParam, textParam, toVariables } from '../../lib/lists/filters';
import { useFilters } from '../../lib/lists/use-filters';
import { usePagedList } from '../../lib/lists/use-paged-list';
import { PageLoading } from '../../lib/page/PageLoading';
import { FilterBar } from '../ui/lists/FilterBar';
import { ListPage } from '../ui/lists/ListPage';
import { newQuotePath } from '../ui/order-path';
import { QuotesTable } from './QuotesTable';
import { useAdminQuotesQuery } from './quotes.generated';

/** Not loaded with the list, which has no form. */
const StaffQuote = lazy(async () => ({ default: (await import('./StaffQuote')).StaffQuote }));

/** /admin/quotes: saved quotes of everybody; filters are in the address. With a number: one quote. */
export function QuotesPage() {
  const { number } = useParams();
  if (number === undefined) return <QuoteList />;
  return (
    <Suspense fallback={<PageLoading />}>
      <StaffQuote key={number} number={number} />
    </Suspense>
  );
}

function QuoteList() {
  const { filters, change, linkTo } = useFilters(QUOTE_FILTERS);
  const query = usePagedList(
    useAdminQuotesQuery({ variables: toVariables(filters), fetchPolicy: 'cache-and-network' }),
    (data) => data.adminQuotes,
    change,
  );
  const { cache } = useApolloClient();
  /** Reloads the list of expiring quotes, where one leaves the page and the next one enters it. */
  const onSeenTo = filters.state === 'EXPIRING' ? async () => evictFields('adminQuotes')(cache) : undefined;
  return (
    <ListPage
      intro="Quotes that customers have saved, and yours. Each holds its price until the day it expires."
      actions={<LinkButton to={newQuotePath()}>New quote</LinkButton>}
      filters={
        <FilterBar
          label="Filter quotes"
          filters={filters}
          onChange={change}
          fields={[
            { name: 'search', label: 'Search', placeholder: 'Number, name or email' },
            { name: 'state', label: 'State', any: 'All quotes', choices: STATES },
          ]}
        />
      }
      query={query}
      itemsName="quotes"
      linkTo={linkTo}
    >
      {({ nodes }) => <QuotesTable quotes={nodes} isStale={query.isStale} onSeenTo={onSeenTo} />}
    </ListPage>
  );
}

const STATES: Readonly<Record<AdminQuoteState, string>> = {
  OPEN: 'Open',
  EXPIRING: 'About to expire',
  EXPIRED: 'Expired',
  BOOKED: 'Booked',
};

/** The filters of the list of quotes. */
const QUOTE_FILTERS = defineFilters({
  search: textParam,
  state: choiceParam(STATES),
  page: pageParam,
});
