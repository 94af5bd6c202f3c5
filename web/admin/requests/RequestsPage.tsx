import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { ChoiceFilter } from '../../ui/lists/ChoiceFilter';
import { toVariables } from '../../ui/lists/filters';
import { ListSearch } from '../../ui/lists/ListSearch';
import { useFilters } from '../../ui/lists/use-filters';
import { usePagedList } from '../../ui/lists/use-paged-list';
import { PageLoading } from '../../ui/page/PageLoading';
import { ListPage } from '../ui/lists/ListPage';
import { Toolbar } from '../ui/lists/Toolbar';
import { SavedViews } from '../ui/views/SavedViews';
import { useAdminRequestsQuery } from './admin-requests.generated';
import { RequestsTable } from './RequestsTable';
import { KIND_LABELS, REQUEST_FILTERS, STATES, WAITING } from './request-filters';

/** Not loaded with the list, which has no form and no messages. */
const StaffRequest = lazy(async () => ({ default: (await import('./StaffRequest')).StaffRequest }));

const VIEWED = { path: '/admin/requests', set: REQUEST_FILTERS };

/** /admin/requests: what visitors ask for; filters are in the address. With an id: one request. */
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
      title="Requests"
      intro="Containers, surveys, price matches and questions. Answer each one on its page."
      actions={<SavedViews list={VIEWED} filters={filters} />}
      filters={
        <Toolbar role="search" aria-label="Filter requests">
          <ListSearch
            label="Search"
            placeholder="Number, name or email"
            search={filters.search}
            onSearch={(search) => change({ search }, { replace: true })}
          />
          <ChoiceFilter
            label="About"
            any="Everything"
            value={filters.kind}
            choices={KIND_LABELS}
            onChange={(kind) => change({ kind })}
          />
          <ChoiceFilter
            label="State"
            any="All states"
            value={filters.state}
            choices={STATES}
            onChange={(state) => change({ state })}
          />
          <ChoiceFilter
            label="Waiting"
            any="Any age"
            value={waiting}
            choices={WAITING}
            onChange={(next) => change({ waiting: next })}
          />
        </Toolbar>
      }
      query={query}
      of="requests"
      linkTo={linkTo}
    >
      {({ nodes }) => <RequestsTable requests={nodes} isStale={query.isStale} />}
    </ListPage>
  );
}
