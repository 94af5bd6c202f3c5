import { PackageOpen } from 'lucide-react';
import { useRef } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { LinkButton } from '../../ui/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { useLastPage } from '../../ui/lists/use-last-page';
import { Panel } from '../../ui/Panel';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Row, Stack } from '../../ui/Stack';
import { MyOrdersLoading } from './MyOrdersLoading';
import { useMyOrdersQuery } from './my-orders.generated';
import { OrderFilterBar } from './OrderFilterBar';
import { OrderList } from './OrderList';
import { OrderStats } from './OrderStats';
import { areFiltering } from './order-filters';
import { useOrderFilters } from './use-order-filters';

/** /user/orders: the customer's orders and totals; filters are in the address. */
export function MyOrdersPage() {
  const { filters, change } = useOrderFilters();
  const { page, search, status, range } = filters;
  const { data, previousData, error, refetch } = useMyOrdersQuery({
    variables: {
      page,
      range,
      ...(search && { search }),
      ...(status && { status }),
    },
    fetchPolicy: 'cache-and-network',
  });
  const orders = (data ?? (error ? undefined : previousData))?.myOrders;
  useLastPage(data?.myOrders.pageInfo, (last) => change({ page: last }, { replace: true }));
  const searchField = useRef<HTMLInputElement>(null);

  /** The pressed button unmounts, so the first filter takes the focus. */
  function clear() {
    change({ search: '', status: '', range: 'ALL' });
    searchField.current?.focus();
  }

  return (
    <Page>
      <Stack gap={6}>
        <Row justify="space-between">
          <PageHeading title="My Orders" />
          {Boolean(orders?.totalOrders) && (
            <LinkButton to="/new-quote" variant="secondary">
              Create New Order
            </LinkButton>
          )}
        </Row>
        {!orders && !error && <MyOrdersLoading />}
        {orders?.totalOrders === 0 && <NoOrders />}
        {Boolean(orders?.totalOrders) && orders && (
          <>
            <OrderStats orders={orders} />
            <OrderFilterBar
              filters={filters}
              onChange={change}
              canClear={areFiltering(filters) && orders.pageInfo.total > 0}
              onClear={clear}
              searchField={searchField}
            />
            <OrderList orders={orders} filters={filters} isStale={!data} onClear={clear} />
          </>
        )}
        {error && (
          <ErrorPanel
            title="Error loading orders:"
            message={errorMessage(error, 'Failed to fetch orders')}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}

function NoOrders() {
  return (
    <Panel>
      <EmptyState
        title="No orders yet"
        picture={<PackageOpen size={40} strokeWidth={1.5} />}
        action={<LinkButton to="/new-quote">Create New Order</LinkButton>}
      >
        Once you have booked a shipment, everything about it is here.
      </EmptyState>
    </Panel>
  );
}
