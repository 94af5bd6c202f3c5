import { lazy, Suspense } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../../design/page/BackLink';
import { Page } from '../../../design/page/Page';
import { Row, Stack } from '../../../design/Stack';
import { PageHeading } from '../../../lib/page/PageHeading';
import { DetailsLoading } from '../details/DetailsLoading';
import { useOrderDetails } from '../details/use-order-details';
import { useOrderGuard } from '../details/use-order-guard';
import { NeighbourLinks } from './NeighbourLinks';
import { useNeighbours } from './use-neighbours';

/** Loads beside the order's data. */
const OrderDetails = lazy(async () => ({
  default: (await import('../details/OrderDetails')).OrderDetails,
}));

/** /admin/orders/{orderId}: one order for staff; `list` is the query of the list that it was opened from. */
export function StaffOrder() {
  const { orderId = '' } = useParams();
  return <OneOrder key={orderId} orderId={orderId} />;
}

function OneOrder({ orderId }: { orderId: string }) {
  const [query] = useSearchParams();
  const list = query.get('list');
  const order = useOrderDetails(orderId);
  const neighbours = useNeighbours(orderId, list);
  const { guarded, question } = useOrderGuard();
  const navigate = useNavigate();
  const orders = { pathname: '/admin/orders', search: list ?? '' };
  return (
    <Page>
      <Stack gap={3}>
        <div>
          <BackLink to={orders}>{list === null ? 'All orders' : 'Back to the list'}</BackLink>
          <Row justify="space-between">
            <PageHeading title={order.details ? `Order ${order.details.number}` : 'Order'} />
            {neighbours && <NeighbourLinks {...neighbours} />}
          </Row>
        </div>
        {guarded(
          <Suspense fallback={<DetailsLoading />}>
            <OrderDetails orderId={orderId} order={order} onBack={() => void navigate(orders)} />
          </Suspense>,
        )}
      </Stack>
      {question}
    </Page>
  );
}
