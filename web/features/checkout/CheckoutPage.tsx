import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { appClient } from '../../data/client-loader';
import { errorMessage } from '../../data/error-message';
import { prefetch } from '../../data/page/prefetch';
import { LinkButton } from '../../design/Button';
import { EmptyState } from '../../design/feedback/EmptyState';
import { ErrorPanel } from '../../design/feedback/ErrorPanel';
import { Page } from '../../design/page/Page';
import { PageHeading } from '../../lib/page/PageHeading';
import { Redirect } from '../../lib/page/Redirect';
import { pathAfterSession } from '../../session/login-path';
import { currentSession, useSession } from '../../session/session';
import { cartStoreOf } from '../cart/cart-store';
import { useCart } from '../cart/use-cart';
import { CartSummary } from './CartSummary';
import { CheckoutLoading, FormLoading } from './CheckoutLoading';
import { CheckoutSetupDocument, useCheckoutSetupQuery } from './checkout.generated';
import { PaymentLayout } from './PaymentLayout';
import { paymentSessionStore } from './payment/payment-session-store';

const QuotedCheckout = lazy(async () => ({ default: (await import('./QuotedCheckout')).QuotedCheckout }));
const loadScreen = async () => ({ default: (await import('./CheckoutScreen')).CheckoutScreen });
const CheckoutScreen = lazy(loadScreen);

/** Starts the page's query before it renders, without waiting for it. */
export function prefetchCheckout(): null {
  if (!currentSession().token) return null;
  cartStoreOf(appClient).open();
  prefetch({ query: CheckoutSetupDocument });
  loadScreen().catch(() => {
    // Rendering the screen reports it.
  });
  return null;
}

/** /checkout: summary and payment of the cart or a saved quote. A guest goes to the register form and back. */
export function CheckoutPage() {
  const { user } = useSession();
  const [wasSignedIn] = useState(user !== null);
  const cityPair = useCart(({ fromCity, toCity }) => ({ fromCity, toCity }));
  const { state, pathname, search } = useLocation();
  const [query] = useSearchParams();
  const reference = query.get('quote');
  if (user && reference) {
    return (
      <Suspense fallback={<CheckoutLoading />}>
        <QuotedCheckout key={user.id} userId={user.id} reference={reference} />
      </Suspense>
    );
  }
  if (user) return <SignedInCheckout key={user.id} userId={user.id} />;
  const back = reference ? pathname + search : '/checkout';
  const path = wasSignedIn
    ? pathAfterSession(back)
    : `/register?${reference ? new URLSearchParams({ redirect: back }) : 'redirect=/checkout'}`;
  return <Redirect to={path} state={{ ...cityPair, ...state }} />;
}

function SignedInCheckout({ userId }: { userId: string }) {
  const cart = useCart((cart) => cart);
  const { data, error, refetch } = useCheckoutSetupQuery();
  const [wasUnanswered] = useState(() => paymentSessionStore(userId).read()?.isUnanswered ?? false);
  const [hasBegun, setHasBegun] = useState(false);

  const isThereToPay = cart.status !== 'loading' && (wasUnanswered || cart.lines.length > 0);
  if (data?.me && (hasBegun || isThereToPay)) {
    return (
      <Suspense fallback={<SummaryOnly customer={data.me} isRecovering={wasUnanswered} />}>
        <CheckoutScreen
          customer={data.me}
          saved={data.savedAddresses}
          payment={data.store.payment}
          companyName={data.store.companyName}
          collectionRegions={data.store.collectionRegions}
          isRecovering={wasUnanswered}
          onBegin={() => setHasBegun(true)}
        />
      </Suspense>
    );
  }
  if (error ?? cart.error) {
    const message = error ? errorMessage(error) : (cart.error ?? '');
    return (
      <Framed>
        <ErrorPanel message={message} onRetry={() => void (error ? refetch() : cart.refetch())} />
      </Framed>
    );
  }
  if (!data?.me || cart.status === 'loading') return <CheckoutLoading />;
  return (
    <Framed>
      <EmptyState
        title="Your cart is empty. Please add items before proceeding to checkout."
        action={<LinkButton to="/new-quote">Build your order</LinkButton>}
      />
    </Framed>
  );
}

/** The summary, until the form has loaded. */
function SummaryOnly({
  customer,
  isRecovering,
}: {
  customer: { name: string; email: string };
  isRecovering: boolean;
}) {
  const cart = useCart((cart) => cart);
  const { quote, collectionDate } = cart;
  if (isRecovering) return <CheckoutLoading />;
  return (
    <PaymentLayout
      summary={
        <CartSummary
          cart={cart}
          totalPence={quote.totalPence}
          customer={customer}
          collectionDate={collectionDate ?? ''}
        />
      }
    >
      <FormLoading />
    </PaymentLayout>
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
