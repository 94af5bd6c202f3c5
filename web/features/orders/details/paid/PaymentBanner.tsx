import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { DocumentKind } from '../../../../data/schema.generated';
import { Button, LinkButton } from '../../../../design/Button';
import { Notice } from '../../../../design/feedback/Notice';
import { space } from '../../../../design/theme/tokens';
import { formatDay } from '../../../../lib/formats/formats';
import { useOrderDocumentsQuery } from '../../../documents/documents.generated';
import { useOrderDocument } from '../../../documents/use-order-document';
import type { OrderLead } from '../next-step';

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

/** The steps after paying, as buttons: the calendar where a day is set, the boxes, the labels. */
function PaidSteps({ orderId, hasDay }: { orderId: string; hasDay: boolean }) {
  return (
    <>
      {hasDay && <Paper orderId={orderId} kind="CALENDAR" label="Add to calendar" />}
      <LinkButton to={`/user/orders/${orderId}/packing`} variant="secondary">
        List what’s in your boxes
      </LinkButton>
      <Paper orderId={orderId} kind="LABELS" label="Print labels" />
    </>
  );
}

function Paper({ orderId, kind, label }: { orderId: string; kind: DocumentKind; label: string }) {
  const { data } = useOrderDocumentsQuery({ variables: { id: orderId } });
  const name = data?.orderDocuments.find((one) => one.kind === kind)?.name;
  const { isBusy, download } = useOrderDocument(orderId, name ?? '');
  return (
    <Button variant="secondary" disabled={!name} isBusy={isBusy} onClick={download}>
      {label}
    </Button>
  );
}
