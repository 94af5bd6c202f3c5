import { PackageOpen } from 'lucide-react';
import { useRef } from 'react';
import { LinkButton } from '../../../design/Button';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { Panel } from '../../../design/Panel';
import { Page } from '../../../design/page/Page';
import { Row, Stack } from '../../../design/Stack';
import { toVariables } from '../../../lib/lists/filters';
import { ListStates } from '../../../lib/lists/ListStates';
import { useFilters } from '../../../lib/lists/use-filters';
import { usePagedList } from '../../../lib/lists/use-paged-list';
import { PageHeading } from '../../../lib/page/PageHeading';
import { OpenPayments } from '../../checkout/resume/OpenPayments';
import { useMyOrdersQuery } from './my-orders.generated';
import { OrderFilterBar } from './OrderFilterBar';
import { OrderList } from './OrderList';
import { OrderStats } from './OrderStats';
import { ORDER_FILTERS } from './order-filters';

/** /user/orders: the customer's orders; filters are in the address. */
export function MyOrdersPage() {
  const { filters, change, linkTo } = useFilters(ORDER_FILTERS);
  const query = usePagedList(
    useMyOrdersQuery({ variables: toVariables(filters), fetchPolicy: 'cache-and-network' }),
    (data) => data.myOrders,
    change,
  );
  const totalOrders = query.list?.totalOrders ?? 0;
  const hasOrders = totalOrders > 0;
  const bar = useRef<HTMLDivElement>(null);

  /** The pressed button unmounts, so the first filter takes the focus. */
  function clear() {
    change(ORDER_FILTERS.cleared);
    bar.current?.querySelector('input')?.focus();
  }

  return (
    <Page>
      <Stack gap={6}>
        <Row justify="space-between">
          <PageHeading />
          {hasOrders && (
            <LinkButton to="/new-quote" variant="secondary">
              Create New Order
            </LinkButton>
          )}
        </Row>
        <OpenPayments />
        <ListStates
          query={query}
          itemsName="orders"
          skeleton={<OrdersSkeleton />}
          errorTitle="Error loading orders:"
          errorFallback="Failed to fetch orders"
          retryLabel="Try Again"
        >
          {(orders) =>
            hasOrders ? (
              <>
                <OrderStats orders={orders} />
                <OrderFilterBar
                  ref={bar}
                  filters={filters}
                  onChange={change}
                  canClear={ORDER_FILTERS.areActive(filters) && orders.pageInfo.total > 0}
                  onClear={clear}
                />
                <OrderList
                  orders={orders}
                  page={filters.page}
                  linkTo={linkTo}
                  isStale={query.isStale}
                  onClear={clear}
                />
              </>
            ) : (
              <NoOrders />
            )
          }
        </ListStates>
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
        Book a shipment, and you'll find everything about it here.
      </EmptyState>
    </Panel>
  );
}

function OrdersSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton height="5rem" />
      <Skeleton height="4.5rem" />
      <Stack gap={4}>
        <Skeleton height="11.5rem" />
        <Skeleton height="11.5rem" />
        <Skeleton height="11.5rem" />
      </Stack>
    </Stack>
  );
}
