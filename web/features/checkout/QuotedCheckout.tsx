import { type ReactNode, useMemo, useState } from 'react';
import { errorCode, errorMessage } from '../../data/error-message';
import { LinkButton } from '../../design/Button';
import { EmptyState } from '../../design/feedback/EmptyState';
import { ErrorPanel } from '../../design/feedback/ErrorPanel';
import { Page } from '../../design/page/Page';
import { PageHeading } from '../../lib/page/PageHeading';
import { constantCartStore } from '../cart/constant-cart-store';
import { CartContext, useCart } from '../cart/use-cart';
import { quotePath, secretOfBooking } from '../saved-quotes/booking';
import { useSavedQuoteQuery } from '../saved-quotes/saved-quote.generated';
import { CheckoutLoading } from './CheckoutLoading';
import { CheckoutScreen } from './CheckoutScreen';
import { useCheckoutSetupQuery } from './checkout.generated';
import { paymentSessionStore } from './payment/payment-session-store';
import { quotedCart } from './quoted-cart';

interface QuotedCheckoutProps {
  reference: string;
  userId: string;
}

/** /checkout?quote=Q-…: payment of a saved quote at its own price. The cart stays as it is. */
export function QuotedCheckout({ reference, userId }: QuotedCheckoutProps) {
  const [secret] = useState(() => secretOfBooking(reference));
  if (!secret) {
    return (
      <Framed>
        <EmptyState
          title="Open your quote again"
          action={<LinkButton to="/user/quotes">My saved quotes</LinkButton>}
        >
          We can't open quote {reference} here. Open its link again, or choose it from your saved quotes.
        </EmptyState>
      </Framed>
    );
  }
  return <LoadedQuote secret={secret} userId={userId} />;
}

function LoadedQuote({ secret, userId }: { secret: string; userId: string }) {
  const cart = useCart((cart) => cart);
  const setup = useCheckoutSetupQuery();
  // It may have been booked or have expired since the last read.
  const found = useSavedQuoteQuery({ variables: { secret }, fetchPolicy: 'network-only' });
  const [wasUnanswered] = useState(() => paymentSessionStore(userId).read()?.isUnanswered ?? false);
  const [hasBegun, setHasBegun] = useState(false);
  const quote = found.data?.savedQuote;
  const shipment = useMemo(() => quote && constantCartStore(quotedCart(cart, quote)), [cart, quote]);

  const error = setup.error ?? found.error;
  if (setup.data?.me && quote && shipment && (hasBegun || wasUnanswered || quote.status === 'OPEN')) {
    return (
      <CartContext value={shipment}>
        <CheckoutScreen
          customer={setup.data.me}
          saved={setup.data.savedAddresses}
          payment={setup.data.store.payment}
          companyName={setup.data.store.companyName}
          collectionRegions={setup.data.store.collectionRegions}
          booked={{ ...quote, secret }}
          isRecovering={wasUnanswered}
          onBegin={() => setHasBegun(true)}
        />
      </CartContext>
    );
  }
  if (quote && quote.status !== 'OPEN') {
    return (
      <Framed>
        <EmptyState
          title={quote.status === 'BOOKED' ? 'This quote is already booked' : 'This quote has expired'}
          action={<LinkButton to={quotePath(secret)}>See the quote</LinkButton>}
        />
      </Framed>
    );
  }
  if (!error) return <CheckoutLoading />;
  const isGone = errorCode(error) === 'NOT_FOUND';
  return (
    <Framed>
      <ErrorPanel
        message={isGone ? 'The owner deleted this quote.' : errorMessage(error)}
        onRetry={() => void Promise.all([setup.refetch(), found.refetch()])}
      />
    </Framed>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageHeading />
      {children}
    </Page>
  );
}
