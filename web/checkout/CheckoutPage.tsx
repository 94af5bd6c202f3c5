import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { errorWords } from '../apollo/error-words';
import { useSession } from '../apollo/session';
import { useCart } from '../cart/use-cart';
import { LinkButton } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorPanel } from '../ui/ErrorPanel';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { loginPath } from '../users/login-path';
import { CheckoutLoading } from './CheckoutLoading';
import { CheckoutScreen } from './CheckoutScreen';
import { useCheckoutSetupQuery } from './checkout.generated';
import { tabMemory } from './payment-memory';

const QuotedCheckout = lazy(async () => ({ default: (await import('./QuotedCheckout')).QuotedCheckout }));

/** /checkout: summary and payment of the cart, or of a saved quote. Without a sign-in it leads to the register form and back. */
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
    ? loginPath(back)
    : `/register?${reference ? new URLSearchParams({ redirect: back }) : 'redirect=/checkout'}`;
  return <Navigate to={path} state={{ ...cityPair, ...state }} replace />;
}

function SignedInCheckout({ userId }: { userId: string }) {
  const cart = useCart((cart) => cart);
  const { data, error, refetch } = useCheckoutSetupQuery();
  const [wasUnanswered] = useState(() => tabMemory(userId).read()?.isUnanswered ?? false);
  const [hasBegun, setHasBegun] = useState(false);

  const isThereToPay = cart.status !== 'loading' && (wasUnanswered || cart.lines.length > 0);
  if (data?.me && (hasBegun || isThereToPay)) {
    return (
      <CheckoutScreen
        customer={data.me}
        saved={data.savedAddresses}
        payment={data.store.payment}
        isRecovering={wasUnanswered}
        onBegin={() => setHasBegun(true)}
      />
    );
  }
  if (error ?? cart.error) {
    const words = error ? errorWords(error) : (cart.error ?? '');
    return (
      <Framed>
        <ErrorPanel message={words} onRetry={() => void (error ? refetch() : cart.refetch())} />
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

function Framed({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageHeading title="Checkout" />
      {children}
    </Page>
  );
}
