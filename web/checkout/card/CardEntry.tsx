import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { CardField, type CardFieldProps } from './CardField';

/** The card field in its provider's context; loads together with the provider's library. */
export function CardEntry({ stripe, ...field }: CardFieldProps & { stripe: Stripe }) {
  return (
    <Elements stripe={stripe}>
      <CardField {...field} />
    </Elements>
  );
}
