import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { CardField, type CardFieldProps } from './CardField';

/** The card field in what the provider's library needs around it; loaded together with that library. */
export function CardEntry({ stripe, ...field }: CardFieldProps & { stripe: Stripe }) {
  return (
    <Elements stripe={stripe}>
      <CardField {...field} />
    </Elements>
  );
}
