import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { formatDay } from '../../../ui/formats';
import type { OrderLead } from '../next-step';
import { PaidSteps } from './PaidSteps';

/** After a payment, until it is closed: number, day and what to do next. */
export function PaymentBanner({ order }: { order: OrderLead }) {
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
    <Notice kind="good" title="Payment Successful!" isAnnounced>
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
