import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../../../design/Button';
import { Notice } from '../../../../design/feedback/Notice';
import { space } from '../../../../design/theme/tokens';
import { formatDay } from '../../../../lib/formats/formats';
import type { OrderLead } from '../next-step';
import { PaidSteps } from './PaidSteps';

/** After a payment: that it is being confirmed while that is true, then that it was successful. */
export function PaymentBanner({ order }: { order: OrderLead }) {
  return (
    // Announces the change from one to the other.
    <div role="status">{BANNERS[order.paymentStatus]?.(order)}</div>
  );
}

const BANNERS: Partial<Record<OrderLead['paymentStatus'], (order: OrderLead) => ReactNode>> = {
  PENDING: () => (
    <Notice kind="info" title="We are confirming your payment">
      <p>This page changes by itself once it's confirmed. You can also close it: we'll email you.</p>
    </Notice>
  ),
  PAID: (order) => <Paid order={order} />,
};

/** Until it is closed: number, day and what to do next. */
function Paid({ order }: { order: OrderLead }) {
  const [, setQuery] = useSearchParams();

  useEffect(() => {
    const over = new AbortController();
    import('./celebrate').then(
      ({ celebrate }) => celebrate(over.signal),
      () => {
        // The text suffices.
      },
    );
    return () => over.abort();
  }, []);

  const { number, collectionDate, customer } = order;
  function close() {
    setQuery({}, { replace: true });
    document.querySelector('h1')?.focus({ preventScroll: true });
  }
  return (
    <Notice kind="good" title="Payment Successful!">
      <p>
        Thank you. Your order is {number}
        {collectionDate ? ` and we collect on ${formatDay(collectionDate)}. ` : '. '}
        Your order details are on their way to {customer.email}.
      </p>
      <Steps>
        <PaidSteps orderId={order.id} hasDay={collectionDate !== null} />
        <Button variant="quiet" onClick={close}>
          Close
        </Button>
      </Steps>
    </Notice>
  );
}

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  margin-block-start: ${space(3)};
`;
