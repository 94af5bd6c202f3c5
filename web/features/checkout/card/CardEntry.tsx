import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { CardField, type CardFieldProps } from './CardField';
import { cardFonts } from './card-style';

const OPTIONS = { fonts: cardFonts };

/** The card field in its provider's context; loads together with the provider's library. */
export function CardEntry({ stripe, ...field }: CardFieldProps & { stripe: Stripe }) {
  return (
    <Elements stripe={stripe} options={OPTIONS}>
      <CardField {...field} />
    </Elements>
  );
}
