import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { errorCode, errorWords } from '../apollo/error-words';
import { ErrorPanel } from '../ui/ErrorPanel';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Stack } from '../ui/Stack';
import { OrderLoading } from './OrderLoading';
import { OrderNotFound } from './OrderNotFound';
import { fetchOrderParts, OrderScreen } from './OrderScreen';
import { useOrderQuery } from './order.generated';
import { useLiveOrder } from './use-live-order';

/** /user/orders/{orderId}: one order of the signed-in customer; `success=true` greets who comes from paying. */
export function OrderPage() {
  const { orderId = '' } = useParams();
  const [query] = useSearchParams();
  const isFromPayment = query.get('success') === 'true';
  const { data, error, refetch } = useOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
  });
  useLiveOrder(orderId);
  useEffect(fetchOrderParts, []);

  if (data) return <OrderScreen key={orderId} order={data.order} isFromPayment={isFromPayment} />;
  if (errorCode(error) === 'NOT_FOUND') return <OrderNotFound />;
  if (!error) return <OrderLoading />;
  return (
    <Page>
      <Stack gap={6}>
        <PageHeading title="Your order" />
        <ErrorPanel message={errorWords(error, 'Failed to fetch order')} onRetry={() => void refetch()} />
      </Stack>
    </Page>
  );
}
