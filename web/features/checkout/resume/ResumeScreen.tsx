import { type FormEvent, useEffect } from 'react';
import { checkCollectionDate } from '../../../../rules/collection-date';
import { latestCutOffHour } from '../../../../rules/orders/area-cut-offs';
import { Notice } from '../../../design/feedback/Notice';
import { Stack } from '../../../design/Stack';
import { countryCode } from '../../addresses/countries';
import { useCart } from '../../cart/use-cart';
import { CardGroup } from '../card/CardGroup';
import { useCardLibrary } from '../card/use-card-library';
import type { WalletPayment } from '../card/wallet-payment';
import type { CheckoutSetupQuery } from '../checkout.generated';
import { NothingToPay } from '../outcome/NothingToPay';
import { PaymentOutcome } from '../outcome/PaymentOutcome';
import { PaymentSuccess } from '../outcome/PaymentSuccess';
import { PayButton } from '../PayButton';
import { PaymentForm } from '../PaymentForm';
import { PaymentLayout } from '../PaymentLayout';
import { PayTerms } from '../PayTerms';
import type { Payable } from '../payment/payment-calls';
import { isPending, mustCheckFirst } from '../payment/payment-progress';
import { usePayment } from '../payment/use-payment';
import { CancelPayment } from './CancelPayment';
import { FrozenDetails } from './FrozenDetails';
import { ResumeSummary } from './ResumeSummary';
import type { ResumableCheckoutFragment } from './resume.generated';

interface ResumeScreenProps {
  checkout: ResumableCheckoutFragment;
  customer: NonNullable<CheckoutSetupQuery['me']>;
  payment: CheckoutSetupQuery['store']['payment'];
  companyName: string;
}

/** A frozen checkout, to be paid or cancelled. */
export function ResumeScreen({ checkout, customer, payment, companyName }: ResumeScreenProps) {
  const { id, collectionDate, quote, amends } = checkout;
  const cart = useCart((cart) => cart);
  const { rates } = cart;
  const library = useCardLibrary(payment);
  const { progress, pay, lookUp, recover, cancel, setCard } = usePayment(
    customer.id,
    library.loaded?.stripe ?? null,
    () => void cart.refetch(),
  );
  const isLocked = isPending(progress);
  const path = `/user/stripe-payment?checkoutId=${id}`;
  const isDateLost =
    !amends &&
    collectionDate &&
    checkCollectionDate(collectionDate, new Date(), latestCutOffHour(rates)) !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what another page or device has begun
  useEffect(() => void lookUp(checkout), []);

  if (progress.step === 'succeeded')
    return <PaymentSuccess orderId={progress.orderId} isChange={amends !== null} />;
  if (progress.step === 'cancelled')
    return <NothingToPay status="CANCELLED" amendedOrderId={amends?.orderId} />;

  const send = (event: FormEvent) => {
    event.preventDefault();
    void pay(resumedPayable(checkout));
  };
  const wallet: WalletPayment = {
    totalPence: quote.total.minorUnits,
    mayOpen: async () => true,
    pay: async (createPaymentMethod) =>
      (await pay(resumedPayable(checkout), createPaymentMethod)).step === 'succeeded',
  };
  return (
    <PaymentLayout
      title={amends ? `Extra payment for order ${amends.orderNumber}` : 'Complete your payment'}
      summary={<ResumeSummary checkout={checkout} services={rates.services} />}
    >
      <PaymentForm
        onSubmit={send}
        isLocked={isLocked}
        end={
          <>
            <PaymentOutcome progress={progress} path={path} />
            <Stack gap={3}>
              <PayButton
                progress={progress}
                totalPence={quote.total.minorUnits}
                isBusy={isLocked}
                isReady={library.loaded !== null}
                onCheck={() => void recover()}
              />
              <PayTerms
                totalPence={quote.total.minorUnits}
                companyName={companyName}
                collectionDate={collectionDate}
                isDayLater={!collectionDate && !amends}
              />
            </Stack>
            {!isLocked && <CancelPayment isChange={amends !== null} onCancel={() => cancel(checkout)} />}
          </>
        }
      >
        <FrozenDetails checkout={checkout} />
        {isDateLost && (
          <Notice kind="warn" title="We can no longer collect on this date">
            If you pay now, we'll agree another day with you. To choose one yourself, cancel this payment and
            check out again.
          </Notice>
        )}
        <CardGroup
          library={library}
          wallet={mustCheckFirst(progress) ? undefined : wallet}
          isSandbox={payment.isSandbox}
          isDisabled={isLocked}
          onReady={setCard}
        />
      </PaymentForm>
    </PaymentLayout>
  );
}

type Frozen = Pick<ResumableCheckoutFragment, 'id' | 'contact' | 'billingAddress'>;

/** The payment of an open checkout, with its original billing address. */
function resumedPayable({ id, contact, billingAddress }: Frozen): Payable {
  const { line1, line2, city, state, postcode, country } = billingAddress;
  return {
    fingerprint: id,
    checkoutId: id,
    billing: {
      name: contact.name,
      email: contact.email,
      ...(contact.phone && { phone: contact.phone }),
      address: {
        line1,
        city,
        country: countryCode(country),
        ...(line2 && { line2 }),
        ...(state && { state }),
        ...(postcode && { postal_code: postcode }),
      },
    },
  };
}
