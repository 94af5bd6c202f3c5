import type { Stripe, StripeCardElement, StripeElements } from '@stripe/stripe-js';
import type { PaymentCalls } from '../payment/payment-calls';

/** The provider's library and the mounted card field. */
export interface CardTerminal {
  readonly stripe: Stripe;
  readonly card: StripeCardElement;
}

/** Calls to the card provider, straight from the browser; card data never passes our server. */
export function cardCalls(
  terminal: () => CardTerminal,
): Pick<PaymentCalls, 'createPaymentMethod' | 'confirmCardPayment'> {
  return {
    async createPaymentMethod(billing) {
      const { stripe, card } = terminal();
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: billing,
      });
      return error ? { error } : { id: paymentMethod.id };
    },
    async confirmCardPayment(clientSecret, paymentMethodId) {
      const { stripe } = terminal();
      const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
        payment_method: paymentMethodId,
      });
      return error ? { error } : { status: paymentIntent.status };
    },
  };
}

/**
 * The payment method approved in a wallet's sheet. Begins at once, as the provider requires. The name and address are
 * the wallet's, not those of the checkout's form: the bank compares them.
 */
export function walletMethod(stripe: Stripe, elements: StripeElements): PaymentCalls['createPaymentMethod'] {
  const submitted = elements.submit();
  return async () => {
    const { error: refusal } = await submitted;
    if (refusal) return { error: refusal };
    const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
    return error ? { error } : { id: paymentMethod.id };
  };
}
