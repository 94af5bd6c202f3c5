import type { FragmentType } from '@apollo/client/masking';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useFragmentData } from '../../../data/use-fragment-data';
import { lazyOptional } from '../../../design/lazy-optional';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { from, space } from '../../../design/theme/tokens';
import { useToday } from '../../../lib/hooks/use-today';
import { useRefundPromise } from '../../../lib/shop/shop';
import { NextStep } from './NextStep';
import { nextStep } from './next-step';
import { OrderHeader } from './OrderHeader';
import { OrderScreenFragmentDoc } from './OrderScreen.generated';
import { PartsLoading } from './PartsLayout';
import { RoutePanel } from './RoutePanel';

/** Loaded only after a payment, when the page waits for it. The page works without it. */
const loadBanner = () => import('./paid/PaymentBanner');
const PaymentBanner = lazyOptional(async () => (await loadBanner()).PaymentBanner);

/** For orders with an extra charge to pay. */
const ToPay = lazyOptional(async () => (await import('../charges/ToPay')).ToPay);

const loadParts = () => import('./OrderParts');
const OrderParts = lazy(async () => ({ default: (await loadParts()).OrderParts }));

/** Loads the parts' code and starts their queries. */
export async function prefetchParts(orderId: string, isFromPayment: boolean): Promise<void> {
  if (isFromPayment) void loadBanner().catch(() => {});
  (await loadParts()).startQueries(orderId);
}

interface OrderScreenProps {
  order: FragmentType<typeof OrderScreenFragmentDoc>;
  isFromPayment: boolean;
}

/** One order: where it is and what happens next, then its parts. Head and parts read the same cache. */
export function OrderScreen({ isFromPayment, ...props }: OrderScreenProps) {
  const order = useFragmentData(OrderScreenFragmentDoc, props.order);
  const { status, destination, fromCity, toCity, trackingNumber, estimatedDelivery } = order;
  const step = nextStep(order, useToday(), useRefundPromise());
  return (
    <Page>
      <Stack gap={5}>
        {isFromPayment && <PaymentBanner order={order} />}
        <OrderHeader order={order} />
        {order.charges.some(({ state }) => state === 'OPEN') && <ToPay order={order} />}
        <Tracker>
          <NextStep {...{ status, step, trackingNumber, estimatedDelivery }} />
          {status !== 'CANCELLED' && <RoutePanel {...{ status, destination, fromCity, toCity }} />}
        </Tracker>
        <Suspense fallback={<PartsLoading />}>
          <OrderParts order={order} />
        </Suspense>
      </Stack>
    </Page>
  );
}

/** On wide screens text and map are side by side with equal height. */
const Tracker = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${from.desktop} {
    gap: ${space(6)};
    &:has(> :nth-child(2)) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
  }
`;
