import { Suspense } from 'react';
import { lazyOptional } from '../../../design/lazy-optional';
import { OpenPayments } from '../../checkout/resume/OpenPayments';
import { AccountPage } from '../../users/account/AccountPage';
import { LatestOrder } from './LatestOrder';
import { useMyLatestOrderQuery } from './latest-order.generated';

const MyRequests = lazyOptional(async () => (await import('../../requests/MyRequests')).MyRequests);

/** /user/account: open payments, requests and the latest order, then the customer's profile and settings. */
export function MyAccountPage() {
  const { data, loading } = useMyLatestOrderQuery({ fetchPolicy: 'cache-and-network' });
  const [order] = data?.myOrders.nodes ?? [];
  return (
    <AccountPage
      isOrderAwaited={loading && !data}
      order={order && <LatestOrder order={order} />}
      notices={
        <>
          <OpenPayments />
          <Suspense>
            <MyRequests />
          </Suspense>
        </>
      }
    />
  );
}
