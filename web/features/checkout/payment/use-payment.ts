import { useApolloClient } from '@apollo/client/react';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { newUuid } from '../../../data/new-uuid';
import { removeStored } from '../../../session/session';
import { cardCalls } from '../card/card-calls';
import { createPaymentFlow, type PaymentFlow } from './pay';
import type { PaymentProgress } from './payment-progress';
import { paymentSessionStore } from './payment-session-store';
import { serverCalls } from './server-calls';

interface Payment extends PaymentFlow {
  progress: PaymentProgress;
  /** Registers the card field. */
  setCard: (card: StripeCardElement) => void;
}

/**
 * The payment of one page. `owner` is the customer's id; `onPaid` runs once the order is written, to clear the page's own
 * state.
 */
export function usePayment(owner: string, stripe: Stripe | null, onPaid: () => void): Payment {
  const client = useApolloClient();
  const [progress, report] = useState<PaymentProgress>({ step: 'idle' });
  const card = useRef<StripeCardElement | null>(null);
  const latest = useRef({ stripe, onPaid });
  useEffect(() => {
    latest.current = { stripe, onPaid };
  });

  const [flow] = useState(() =>
    createPaymentFlow({
      calls: {
        ...serverCalls(client),
        ...cardCalls(() => {
          if (!latest.current.stripe || !card.current) throw new Error("The card form isn't ready");
          return { stripe: latest.current.stripe, card: card.current };
        }),
        clearShipment() {
          removeStored('cart');
          removeStored('toCountry');
          removeStored('collectionDate');
          latest.current.onPaid();
        },
        newKey: newUuid,
        wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      },
      paymentStore: paymentSessionStore(owner),
      report,
    }),
  );

  return {
    ...flow,
    progress,
    setCard: (element) => {
      card.current = element;
    },
  };
}
