import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
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
