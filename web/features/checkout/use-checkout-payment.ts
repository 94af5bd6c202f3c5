import type { Stripe } from '@stripe/stripe-js';
import { useState } from 'react';
import type { Path, UseFormReturn } from 'react-hook-form';
import { AGREED_AT } from '../../../rules/legal-documents';
import { toGraphqlEnum } from '../../data/enums';
import type { Shop } from '../../data/page/page-data';
import { useShop } from '../../lib/shop/shop';
import type { Cart } from '../cart/cart';
import { useCart } from '../cart/use-cart';
import { endBooking } from '../saved-quotes/booking';
import type { WalletPayment } from './card/wallet-payment';
import { type CheckoutForm, toBilling, toDetails } from './form/checkout-form';
import { removeDraft } from './form/stored-draft';
import { formPath } from './form/use-checkout-form';
import type { Payable, PaymentCalls } from './payment/payment-calls';
import type { PaymentProgress } from './payment/payment-progress';
import { usePayment } from './payment/use-payment';

interface CheckoutPaymentOptions {
  form: UseFormReturn<CheckoutForm>;
  customerId: string;
  /** Secret of the saved quote that is paid instead of the cart. */
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
  const { shop, refresh } = useShop();
  const [agreed, setAgreed] = useState({ insteadOfPence: -1, pence: 0 });
  const shownPence = cart.quote.totalPence;
  // The server's total from its refusal, until the cart here has caught up.
  const totalPence = agreed.insteadOfPence === shownPence ? agreed.pence : shownPence;
  const payment = usePayment(customerId, stripe, () => {
    removeDraft();
    if (quoteSecret) endBooking();
    void cart.refetch();
  });

  const submit = form.handleSubmit((values) => send(values, totalPence));

  /** By a wallet, whose sheet has shown `approvedPence`. */
  const wallet: WalletPayment = {
    totalPence,
    mayOpen: () => form.trigger(undefined, { shouldFocus: true }),
    async pay(createPaymentMethod, approvedPence) {
      let isPaid = false;
      await form.handleSubmit(async (values) => {
        const end = await send(values, approvedPence, createPaymentMethod);
        isPaid = end.step === 'succeeded';
      })();
      return isPaid;
    },
  };

  async function send(
    values: CheckoutForm,
    pence: number,
    createPaymentMethod?: PaymentCalls['createPaymentMethod'],
  ) {
    onBegin();
    await cart.whenSynced();
    const payable = payableOf(values, cart, { totalPence: pence, quoteSecret, shop });
    const end = await payment.pay(payable, createPaymentMethod);
    takeIn(end, values.billingAs);
    return end;
  }

  function takeIn(end: PaymentProgress, billingAs: CheckoutForm['billingAs']) {
    if (end.step !== 'failed') return;
    const { newTotalPence, fields = [], areTermsOutdated } = end.failure;
    if (areTermsOutdated) void refresh();
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

  return { ...payment, totalPence, submit, wallet };
}

function payableOf(
  form: CheckoutForm,
  cart: Cart,
  { totalPence, quoteSecret, shop }: { totalPence: number; quoteSecret?: string; shop: Shop | null },
): Payable {
  const { destination, service, lines } = cart;
  const details = {
    ...toDetails(form, destination, totalPence),
    ...(quoteSecret && { quote: quoteSecret }),
    ...(shop && { acceptedVersions: agreedVersions(shop) }),
  };
  const items = lines.map(({ key, quantity }) => [key, quantity]);
  return {
    details,
    billing: toBilling(form, destination),
    fingerprint: JSON.stringify({ details, destination, service, items }),
  };
}

/** The documents that the page links beside the pay button. */
function agreedVersions({ legalVersions }: Shop) {
  const kinds = AGREED_AT.checkout.map(toGraphqlEnum);
  return legalVersions
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, version }) => ({ kind, version }));
}
