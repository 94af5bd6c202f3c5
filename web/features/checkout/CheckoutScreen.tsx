import { useEffect, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { destinationName } from '../../../rules/destinations';
import { fromGraphqlEnum } from '../../data/enums';
import { Deferred } from '../../design/feedback/Deferred';
import { Stack } from '../../design/Stack';
import { LeaveGuard } from '../../lib/forms/LeaveGuard';
import type { Cart } from '../cart/cart';
import { useCart } from '../cart/use-cart';
import { bookingPath } from '../saved-quotes/booking';
import { CartSummary } from './CartSummary';
import { FormLoading } from './CheckoutLoading';
import { CardGroup } from './card/CardGroup';
import { useCardLibrary } from './card/use-card-library';
import type { CheckoutSetupQuery } from './checkout.generated';
import { BillingGroup } from './form/BillingGroup';
import { CollectionGroup } from './form/CollectionGroup';
import { ContactGroup } from './form/ContactGroup';
import { DeliveryGroup } from './form/DeliveryGroup';
import { GoodsCheckbox } from './form/GoodsCheckbox';
import { useCheckoutForm } from './form/use-checkout-form';
import { useSaveAddresses } from './form/use-save-addresses';
import { PaymentOutcome } from './outcome/PaymentOutcome';
import { PaymentSuccess } from './outcome/PaymentSuccess';
import { PayButton } from './PayButton';
import { PaymentForm } from './PaymentForm';
import { PaymentLayout } from './PaymentLayout';
import { PayTerms } from './PayTerms';
import { isPending, mustCheckFirst } from './payment/payment-progress';
import { useCheckoutPayment } from './use-checkout-payment';

interface BookedQuote {
  readonly reference: string;
  readonly secret: string;
}

export interface CheckoutScreenProps {
  customer: NonNullable<CheckoutSetupQuery['me']>;
  saved: CheckoutSetupQuery['savedAddresses'];
  payment: CheckoutSetupQuery['store']['payment'];
  companyName: string;
  collectionRegions: CheckoutSetupQuery['store']['collectionRegions'];
  /** The saved quote that is paid instead of the cart. */
  booked?: BookedQuote;
  /** An earlier page sent a payment to the bank and got no answer; its outcome comes first. */
  isRecovering: boolean;
  /** Called when paying begins; from here on the screen stays, although the cart may be emptied. */
  onBegin: () => void;
}

/** Form, summary and payment of the cart. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { customer, saved, payment, companyName, collectionRegions, booked, isRecovering, onBegin } = props;
  const cart = useCart((cart) => cart);
  const library = useCardLibrary(payment);
  const served = useMemo(() => collectionRegions.map(fromGraphqlEnum), [collectionRegions]);
  const form = useCheckoutForm(customer, saved, { cutOffs: cart.rates, served }, booked?.reference);
  const saveAddresses = useSaveAddresses(form, cart.destination, saved);
  const { progress, totalPence, submit, wallet, recover, setCard } = useCheckoutPayment({
    form,
    customerId: customer.id,
    quoteSecret: booked?.secret,
    stripe: library.loaded?.stripe ?? null,
    onBegin() {
      onBegin();
      void saveAddresses();
    },
  });
  const obstacle = cannotPayYet(cart);
  const isSubmitting = form.formState.isSubmitting || isPending(progress);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the page that was left
  useEffect(() => {
    if (isRecovering) void recover();
  }, []);

  if (progress.step === 'succeeded') return <PaymentSuccess orderId={progress.orderId} />;

  const isAlone = isRecovering && (progress.step === 'idle' || progress.step === 'processing');
  const outcome = (
    <PaymentOutcome progress={progress} path={booked ? bookingPath(booked.reference) : '/checkout'} />
  );
  const summary = (
    <CartSummary
      title={booked && `Quote ${booked.reference}`}
      cart={cart}
      totalPence={totalPence}
      customer={customer}
      collectionDate={form.watch('collectionDate')}
      isOwn={!booked}
    />
  );
  if (isAlone) {
    return (
      <PaymentLayout title="Checkout" summary={null}>
        {outcome}
      </PaymentLayout>
    );
  }
  return (
    <PaymentLayout summary={summary}>
      <Deferred fallback={<FormLoading />}>
        <FormProvider {...form}>
          <PaymentForm
            onSubmit={submit}
            isLocked={isSubmitting}
            end={
              <>
                {outcome}
                <Stack gap={3}>
                  <PayButton
                    progress={progress}
                    totalPence={totalPence}
                    isBusy={isSubmitting}
                    isReady={library.loaded !== null}
                    obstacle={obstacle}
                    onCheck={() => void recover()}
                  />
                  <PayTerms
                    totalPence={totalPence}
                    companyName={companyName}
                    collectionDate={form.watch('collectionDate')}
                    isDayLater={form.watch('agreesDateLater')}
                    agrees
                  />
                </Stack>
              </>
            }
          >
            <ContactGroup />
            <CollectionGroup
              saved={saved}
              cutOffs={cart.rates}
              onDateChange={(date) => cart.setShipment({ collectionDate: date || null })}
            />
            <DeliveryGroup destination={cart.destination} saved={saved} />
            <BillingGroup saved={saved} />
            <CardGroup
              library={library}
              wallet={obstacle || mustCheckFirst(progress) ? undefined : wallet}
              isSandbox={payment.isSandbox}
              isDisabled={isSubmitting}
              onReady={setCard}
            />
            <GoodsCheckbox destination={cart.destination} />
          </PaymentForm>
        </FormProvider>
      </Deferred>
      <LeaveGuard isOn={form.formState.isDirty} title="Leave without paying?" asksBeforeUnload={false}>
        Your cart is saved. Your details stay here until you close this tab.
      </LeaveGuard>
    </PaymentLayout>
  );
}

/** Why this cart cannot be paid, as a message; null when it can. */
function cannotPayYet(cart: Pick<Cart, 'status' | 'localReason' | 'lines' | 'destination'>): string | null {
  if (cart.lines.length === 0) return 'Your cart is empty. Please add items before proceeding to checkout.';
  if (cart.status === 'local') {
    if (cart.localReason) return cart.localReason;
    return "We can't reach our server, so these prices are estimates. You can pay when the connection is back. Your details are still here.";
  }
  const unsold = cart.lines.find(({ unitPence }) => unitPence === null);
  if (!unsold) return null;
  return `${unsold.name} isn't available to ${destinationName(cart.destination)} yet. Remove it from your order to continue.`;
}
