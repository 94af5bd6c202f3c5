import type { FragmentType } from '@apollo/client/masking';
import { lazy, Suspense, useRef } from 'react';
import { styled } from 'styled-components';
import { useFragmentData } from '../../apollo/use-fragment-data';
import { from, space } from '../../theme/tokens';
import { useIsWanted } from '../../ui/hooks/use-is-wanted';
import { useToday } from '../../ui/hooks/use-today';
import { lazyOrNothing } from '../../ui/lazy-or-nothing';
import { Page } from '../../ui/page/Page';
import { Stack } from '../../ui/Stack';
import { useRefundPromise } from '../../ui/shop/shop';
import { NextStep } from './NextStep';
import { nextStep } from './next-step';
import { OrderHeader } from './OrderHeader';
import { OrderScreenFragmentDoc } from './OrderScreen.generated';
import { RoutePanel } from './RoutePanel';

/** On one visit of many: the page waits for it. Without it the page says the rest. */
const PaymentBanner = lazyOrNothing(async () => (await import('./paid/PaymentBanner')).PaymentBanner);

const OrderParts = lazy(async () => ({ default: (await import('./OrderParts')).OrderParts }));

interface OrderScreenProps {
  order: FragmentType<typeof OrderScreenFragmentDoc>;
  isFromPayment: boolean;
}

/** One order: where it is and what happens next, then its parts. Head and parts read the same cache. */
export function OrderScreen({ isFromPayment, ...props }: OrderScreenProps) {
  const order = useFragmentData(OrderScreenFragmentDoc, props.order);
  const { status, destination, fromCity, toCity, trackingNumber, estimatedDelivery } = order;
  const parts = useRef<HTMLDivElement>(null);
  const arePartsWanted = useIsWanted(parts);
  const step = nextStep(order, useToday(), useRefundPromise());
  return (
    <Page>
      <Stack gap={5}>
        {isFromPayment && order.paymentStatus === 'PAID' && <PaymentBanner order={order} />}
        <OrderHeader order={order} />
        <Tracker>
          <NextStep {...{ status, step, trackingNumber, estimatedDelivery }} />
          {status !== 'CANCELLED' && <RoutePanel {...{ status, destination, fromCity, toCity }} />}
        </Tracker>
        <Parts ref={parts}>
          <Suspense fallback={unloaded}>{arePartsWanted ? <OrderParts order={order} /> : unloaded}</Suspense>
        </Parts>
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

/** As high as at least its folded parts, so that the end of the page is not seen before them. */
const Parts = styled.div`
  min-height: 35rem;

  ${from.desktop} { min-height: 60rem; }
  @media print { min-height: 0; }
`;

const OnPaper = styled.p`
  display: none;
  @media print { display: block; }
`;

/** On paper, in place of parts that come too late for a page that is printed untouched. */
const unloaded = (
  <OnPaper>
    Print this page again to add the rest. Your invoice and labels are under Documents on this page.
  </OnPaper>
);
