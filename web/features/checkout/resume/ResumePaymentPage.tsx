import { useSearchParams } from 'react-router-dom';
import { errorCode, errorMessage } from '../../../data/error-message';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Page } from '../../../design/page/Page';
import { PageHeading } from '../../../lib/page/PageHeading';
import { Redirect } from '../../../lib/page/Redirect';
import { CheckoutLoading } from '../CheckoutLoading';
import { useCheckoutSetupQuery } from '../checkout.generated';
import { NothingToPay } from '../outcome/NothingToPay';
import { ResumeScreen } from './ResumeScreen';
import { useCheckoutToResumeQuery, useOpenCheckoutsQuery } from './resume.generated';

/** /user/stripe-payment: pays an open checkout; `?checkoutId=` names one, else the newest. */
export function ResumePaymentPage() {
  const [query] = useSearchParams();
  const checkoutId = query.get('checkoutId') ?? '';
  const setup = useCheckoutSetupQuery();
  const named = useCheckoutToResumeQuery({
    variables: { id: checkoutId },
    skip: !checkoutId,
    // It may have been paid in another tab.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const open = useOpenCheckoutsQuery({
    skip: Boolean(checkoutId),
    // It may have been paid in another tab.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const source = checkoutId ? named : open;
  const checkout = checkoutId ? named.data?.checkout : open.data?.openCheckouts[0];
  const error = setup.error ?? source.error;

  if (checkout?.orderId) return <Redirect to={`/user/orders/${checkout.orderId}`} />;
  if (setup.data?.me && checkout?.status === 'AWAITING_PAYMENT') {
    return (
      <ResumeScreen
        key={checkout.id}
        checkout={checkout}
        customer={setup.data.me}
        payment={setup.data.store.payment}
        companyName={setup.data.store.companyName}
      />
    );
  }
  if (errorCode(error) === 'NOT_FOUND') return <NothingToPay />;
  if (error) {
    return (
      <Page>
        <PageHeading />
        <ErrorPanel
          message={errorMessage(error, 'Failed to get payment status')}
          onRetry={() => void Promise.all([setup.refetch(), source.refetch()]).catch(() => {})}
        />
      </Page>
    );
  }
  if (!setup.data || !source.data) return <CheckoutLoading title="Complete your payment" />;
  const isUnchanged = checkout?.status === 'CANCELLED' || checkout?.status === 'EXPIRED';
  const amendedOrderId = isUnchanged ? checkout.amends?.orderId : undefined;
  return <NothingToPay status={checkout?.status} amendedOrderId={amendedOrderId} />;
}
