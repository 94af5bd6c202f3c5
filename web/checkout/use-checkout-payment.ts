import type { Stripe } from '@stripe/stripe-js';
import { useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import type { Cart } from '../cart/cart';
import { useCart } from '../cart/use-cart';
import { endBooking } from '../saved-quotes/booking';
import { type CheckoutForm, toBilling, toDetails } from './form/checkout-form';
import { removeDraft } from './form/stored-draft';
import { formPath } from './form/use-checkout-form';
import type { Payable } from './payment/payment-calls';
import type { PaymentProgress } from './payment/payment-progress';
import { usePayment } from './payment/use-payment';

interface CheckoutPaymentOptions {
  form: UseFormReturn<CheckoutForm>;
  customerId: string;
  /** Of the saved quote that is paid instead of the cart. */
  quoteSecret?: string;
  stripe: Stripe | null;
  onBegin: () => void;
}

/** Pays the cart, or a saved quote, with the form's details, at the total on the page. */
export function useCheckoutPayment({
  form,
  customerId,
  stripe,
  onBegin,
  quoteSecret,
}: CheckoutPaymentOptions) {
  const cart = useCart((cart) => cart);
  const [agreed, setAgreed] = useState({ insteadOfPence: -1, pence: 0 });
  const shownPence = cart.quote.totalPence;
  // The server's total from its refusal, until the cart here has caught up.
  const totalPence = agreed.insteadOfPence === shownPence ? agreed.pence : shownPence;
  const payment = usePayment(customerId, stripe, () => {
    removeDraft();
    if (quoteSecret) endBooking();
    void cart.refetch();
  });

  const submit = form.handleSubmit(async (values) => {
    onBegin();
    await cart.whenSynced();
    takeIn(await payment.pay(payableOf(values, cart, { totalPence, quoteSecret })), values.billingAs);
  });

  function takeIn(end: PaymentProgress, billingAs: CheckoutForm['billingAs']) {
    if (end.step !== 'failed') return;
    const { newTotalPence, fields = [] } = end.failure;
    if (newTotalPence !== undefined) {
      setAgreed({ insteadOfPence: shownPence, pence: newTotalPence });
      void cart.refetch();
    }
    for (const [index, problem] of fields.entries()) {
      const path = formPath(problem, billingAs);
      if (path)
        form.setError(path as Path<CheckoutForm>, { message: problem.message }, { shouldFocus: index === 0 });
    }
  }

  return { ...payment, totalPence, submit };
}

function payableOf(
  form: CheckoutForm,
  cart: Cart,
  { totalPence, quoteSecret }: { totalPence: number; quoteSecret?: string },
): Payable {
  const { destination, service, lines } = cart;
  const details = { ...toDetails(form, destination, totalPence), ...(quoteSecret && { quote: quoteSecret }) };
  const items = lines.map(({ key, quantity }) => [key, quantity]);
  return {
    details,
    billing: toBilling(form, destination),
    fingerprint: JSON.stringify({ details, destination, service, items }),
  };
}
