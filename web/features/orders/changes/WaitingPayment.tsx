import type { FragmentType } from '@apollo/client/masking';
import { useState } from 'react';
import { errorMessage } from '../../../data/error-message';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Button, LinkButton } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { useToast } from '../../../design/feedback/toast';
import { Row, Stack } from '../../../design/Stack';
import { formatPounds } from '../../../lib/formats/formats';
import { useCancelCheckoutMutation } from '../../checkout/payment/payment.generated';
import { planText } from '../../shipments/plan-text';
import { WaitingPaymentFragmentDoc } from './WaitingPayment.generated';

interface WaitingPaymentProps {
  checkout: FragmentType<typeof WaitingPaymentFragmentDoc>;
  onDiscarded: () => void;
}

/** A change that is made once its extra payment arrives. */
export function WaitingPayment({ checkout, onDiscarded }: WaitingPaymentProps) {
  const { id, quote, amends } = useFragmentData(WaitingPaymentFragmentDoc, checkout);
  const [cancelCheckout, { loading }] = useCancelCheckoutMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const showToast = useToast();
  const sum = formatPounds(quote.total.minorUnits);

  async function discard(): Promise<void> {
    setRefusal(null);
    try {
      await cancelCheckout({ variables: { checkoutId: id } });
      showToast("Change discarded. You haven't been charged.", 'good');
    } catch (error) {
      setRefusal(errorMessage(error));
    }
    onDiscarded();
  }

  return (
    <Notice kind="info" title="A change is waiting for payment">
      <Stack gap={3}>
        <p>{(amends?.changes ?? []).map(planText).join('. ')}. We do this as soon as you’ve paid.</p>
        <Row gap={3}>
          <LinkButton to={`/user/stripe-payment?checkoutId=${id}`}>Pay {sum}</LinkButton>
          <Button variant="secondary" isBusy={loading} onClick={() => void discard()}>
            Discard
          </Button>
        </Row>
        {refusal && <p role="alert">{refusal}</p>}
      </Stack>
    </Notice>
  );
}
