import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { toVariables } from '../../lib/lists/filters';
import { useFilters } from '../../lib/lists/use-filters';
import { usePagedList } from '../../lib/lists/use-paged-list';
import { PageLoading } from '../../lib/page/PageLoading';
import { FilterBar } from '../ui/lists/FilterBar';
import { ListPage } from '../ui/lists/ListPage';
import { SavedViews } from '../ui/views/SavedViews';
import { useAdminRequestsQuery } from './admin-requests.generated';
import { RequestsTable } from './RequestsTable';
import { KIND_LABELS, REQUEST_FILTERS, STATES, WAITING } from './request-filters';

/** Not loaded with the list, which has no form and no messages. */
const StaffRequest = lazy(async () => ({ default: (await import('./StaffRequest')).StaffRequest }));

const VIEWED = { path: '/admin/requests', set: REQUEST_FILTERS };

/** /admin/requests: requests of visitors; filters are in the address. With an id: one request. */
export function RequestsPage() {
  const { id } = useParams();
  if (id === undefined) return <RequestList />;
  return (
    <Suspense fallback={<PageLoading />}>
      <StaffRequest key={id} id={id} />
    </Suspense>
  );
}

function RequestList() {
  const { filters, change, linkTo } = useFilters(REQUEST_FILTERS);
  const { waiting, ...asked } = filters;
  const waitingDays = waiting === undefined ? undefined : Number(waiting);
  const query = usePagedList(
    useAdminRequestsQuery({
      variables: { ...toVariables(asked), waitingDays },
      fetchPolicy: 'cache-and-network',
    }),
    (data) => data.adminRequests,
    change,
  );
  return (
    <ListPage
      intro="Containers, surveys, price matches and questions. Answer each one on its page."
      actions={<SavedViews list={VIEWED} filters={filters} />}
      filters={
        <FilterBar
          label="Filter requests"
          filters={filters}
          onChange={change}
          fields={[
            { name: 'search', label: 'Search', placeholder: 'Number, name or email' },
            { name: 'kind', label: 'About', any: 'Everything', choices: KIND_LABELS },
            { name: 'state', label: 'State', any: 'All states', choices: STATES },
            { name: 'waiting', label: 'Waiting', any: 'Any age', choices: WAITING },
          ]}
        />
      }
      query={query}
      itemsName="requests"
      linkTo={linkTo}
    >
      {({ nodes }) => (
        <RequestsTable
          requests={nodes}
          isStale={query.isStale}
          isNarrowed={REQUEST_FILTERS.areActive(filters)}
        />
      )}
    </ListPage>
  );
}
