import { ChoiceFilter } from '../../ui/lists/ChoiceFilter';
import { toVariables } from '../../ui/lists/filters';
import { ListSearch } from '../../ui/lists/ListSearch';
import { useFilters } from '../../ui/lists/use-filters';
import { usePagedList } from '../../ui/lists/use-paged-list';
import { ListPage } from '../ui/lists/ListPage';
import { Toolbar } from '../ui/lists/Toolbar';
import { QuotesTable } from './QuotesTable';
import { QUOTE_FILTERS, STATES } from './quote-filters';
import { useAdminQuotesQuery } from './quotes.generated';

/** /admin/quotes: saved quotes of everybody; filters are in the address. */
export function QuotesPage() {
  const { filters, change, linkTo } = useFilters(QUOTE_FILTERS);
  const query = usePagedList(
    useAdminQuotesQuery({ variables: toVariables(filters), fetchPolicy: 'cache-and-network' }),
    (data) => data.adminQuotes,
    change,
  );
  return (
    <ListPage
      title="Quotes"
      intro="Quotes that customers have saved. Each holds its price until the day it expires."
      filters={
        <Toolbar role="search" aria-label="Filter quotes">
          <ListSearch
            label="Search"
            placeholder="Number, name or email"
            search={filters.search}
            onSearch={(search) => change({ search }, { replace: true })}
          />
          <ChoiceFilter
            label="State"
            any="All quotes"
            value={filters.state}
            choices={STATES}
            onChange={(state) => change({ state })}
          />
        </Toolbar>
      }
      query={query}
      of="quotes"
      linkTo={linkTo}
    >
      {({ nodes }) => <QuotesTable quotes={nodes} isStale={query.isStale} onChanged={query.refetch} />}
    </ListPage>
  );
}
