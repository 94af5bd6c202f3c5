import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { errorCode, errorMessage } from '../../../data/error-message';
import { prefetch } from '../../../data/page/prefetch';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { lazyOptional } from '../../../design/lazy-optional';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { PageHeading } from '../../../lib/page/PageHeading';
import { currentSession } from '../../../session/session';
import { OrderLoading } from './OrderLoading';
import { OrderScreen, prefetchParts } from './OrderScreen';
import { OrderDocument, useOrderQuery } from './order.generated';

/** Loads after the first render; without it the page still works. */
const LiveOrder = lazyOptional(async () => (await import('../live/LiveOrder')).LiveOrder);

const OrderNotFound = lazy(async () => ({ default: (await import('../OrderNotFound')).OrderNotFound }));

/** Starts an order's queries before its page renders, without waiting for them. */
export function prefetchOrder(id: string, isFromPayment: boolean): null {
  if (!currentSession().token) return null;
  prefetch({ query: OrderDocument, variables: { id }, fetchPolicy: 'network-only' });
  prefetchParts(id, isFromPayment).catch(() => {
    // Rendering them reports it.
  });
  return null;
}

/** /user/orders/{orderId}: one order of the signed-in customer; `success=true` greets after a payment. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const [query] = useSearchParams();
  const isFromPayment = query.get('success') === 'true';
  const { data, error, refetch } = useOrderQuery({ variables: { id: orderId } });
  if (!data && !error) return <OrderLoading />;
  return (
    <>
      {data ? (
        <Suspense fallback={<OrderLoading />}>
          <OrderScreen key={orderId} order={data.order} isFromPayment={isFromPayment} />
        </Suspense>
      ) : errorCode(error) === 'NOT_FOUND' ? (
        <Suspense>
          <OrderNotFound />
        </Suspense>
      ) : (
        <Page>
          <Stack gap={6}>
            <PageHeading />
            <ErrorPanel
              message={errorMessage(error, 'Failed to fetch order')}
              onRetry={() => void refetch()}
            />
          </Stack>
        </Page>
      )}
      <Suspense>
        <LiveOrder id={orderId} />
      </Suspense>
    </>
  );
}
