import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useClientLoader } from '../../../data/client-loader';
import { Notice } from '../../../design/feedback/Notice';
import { Row } from '../../../design/Stack';
import { Money } from '../../../lib/formats/Money';
import { whenIdle } from '../../../lib/hooks/when-idle';
import { useSession } from '../../../session/session';
import { OpenPaymentsDocument, type OpenPaymentsQuery } from './open-payments.generated';

type OpenPayment = OpenPaymentsQuery['openCheckouts'][number];

/** A line for each payment that the customer began and did not finish; read again each time, because one may have been paid. */
export function OpenPayments() {
  const load = useClientLoader();
  const userId = useSession().user?.id;
  const [open, setOpen] = useState<readonly OpenPayment[]>([]);
  useEffect(() => {
    setOpen([]);
    if (!userId) return;
    let isHere = true;
    const cancel = whenIdle(async () => {
      const client = await load();
      const { data } = await client.query({ query: OpenPaymentsDocument, fetchPolicy: 'network-only' });
      if (isHere) setOpen(data?.openCheckouts ?? []);
    });
    return () => {
      isHere = false;
      cancel();
    };
  }, [load, userId]);

  return open.map(({ id, amends, quote }) => (
    <Notice key={id} kind="warn">
      <Row justify="space-between" gap={1}>
        <span>
          {amends ? `A change to order ${amends.orderNumber}` : 'A booking'} is waiting for your payment of{' '}
          <Money pence={quote.total.minorUnits} />.
        </span>
        <Link to={`/user/stripe-payment?checkoutId=${id}`}>Continue payment</Link>
      </Row>
    </Notice>
  ));
}
