import type { TransferState } from '../../data/schema.generated';
import { choiceParam, defineFilters, pageParam, toVariables } from '../../lib/lists/filters';
import { useFilters } from '../../lib/lists/use-filters';
import { usePagedList } from '../../lib/lists/use-paged-list';
import { FilterBar } from '../ui/lists/FilterBar';
import { ListPage } from '../ui/lists/ListPage';
import { TRANSFER_BADGES } from '../ui/transfer-badges';
import { TransfersTable } from './TransfersTable';
import { useAdminTransferBookingsQuery } from './transfers.generated';

/** /admin/transfers: bookings that are paid by bank transfer; the filter is in the address. */
export function TransfersPage() {
  const { filters, change, linkTo } = useFilters(TRANSFER_FILTERS);
  const query = usePagedList(
    useAdminTransferBookingsQuery({ variables: toVariables(filters), fetchPolicy: 'cache-and-network' }),
    (data) => data.adminTransferBookings,
    change,
  );
  return (
    <ListPage
      intro="Bookings that wait for a bank transfer. Record each transfer that you see in the account: the whole sum makes the order."
      filters={
        <FilterBar
          label="Filter bookings"
          filters={filters}
          onChange={change}
          fields={[{ name: 'state', label: 'State', any: 'All bookings', choices: STATES }]}
        />
      }
      query={query}
      itemsName="bookings"
      linkTo={linkTo}
    >
      {({ nodes }) => <TransfersTable bookings={nodes} isStale={query.isStale} />}
    </ListPage>
  );
}

const STATES = Object.fromEntries(
  Object.entries(TRANSFER_BADGES).map(([state, { label }]) => [state, label]),
) as Readonly<Record<TransferState, string>>;

const TRANSFER_FILTERS = defineFilters({ state: choiceParam(STATES), page: pageParam });
