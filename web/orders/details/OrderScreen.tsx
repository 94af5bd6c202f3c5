import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { from, space } from '../../theme/tokens';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { useIsAtRest } from '../../ui/hooks/use-is-at-rest';
import { Page } from '../../ui/page/Page';
import { Stack } from '../../ui/Stack';
import { NextStep } from './NextStep';
import { OrderHeader } from './OrderHeader';
import type { OrderScreenFragment } from './OrderScreen.generated';
import { PaymentBanner } from './PaymentBanner';
import { RoutePanel } from './RoutePanel';

const OrderParts = lazy(async () => ({ default: (await import('./OrderParts')).OrderParts }));

const PARTS_LOADING = <Skeleton height="60rem" />;

interface OrderScreenProps {
  order: OrderScreenFragment;
  isFromPayment: boolean;
}

/** One order: what happens next, then its parts. */
export function OrderScreen({ order, isFromPayment }: OrderScreenProps) {
  const { status, destination, fromCity, toCity } = order;
  const isAtRest = useIsAtRest();
  return (
    <Page>
      <Stack gap={6}>
        <OrderHeader order={order} />
        {isFromPayment && <PaymentBanner paymentStatus={order.paymentStatus} email={order.customer.email} />}
        <Lead>
          <NextStep order={order} />
          <RoutePanel {...{ status, destination, fromCity, toCity }} />
        </Lead>
        <Suspense fallback={PARTS_LOADING}>
          {isAtRest ? <OrderParts order={order} /> : PARTS_LOADING}
        </Suspense>
      </Stack>
    </Page>
  );
}

/** On wide screens text and map are side by side with equal height. */
const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${from.desktop} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
`;
