import { type ReactNode, Suspense, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { lazyOptional } from '../../../design/lazy-optional';
import { Panel } from '../../../design/Panel';
import { Page } from '../../../design/page/Page';
import { Row, Stack } from '../../../design/Stack';
import { PageHeading } from '../../../lib/page/PageHeading';
import { Redirect } from '../../../lib/page/Redirect';
import { useExpiryMessage, useSession } from '../../../session/session';
import { useReturnTarget } from './sign-in-return';

const StoredItems = lazyOptional(async () => (await import('./StoredItems')).StoredItems);

interface SignInFrameProps {
  /** Why to sign in, where a purchase waits for it. */
  purchaseReason: string;
  /** Where a signed-in user goes by default. */
  home: string;
  /** Delays the redirect of a new session until its form is done. */
  isSigningIn: boolean;
  children: ReactNode;
}

/** Page around the login and register forms: redirects a signed-in user, explains an expired session. */
export function SignInFrame({ purchaseReason, home, isSigningIn, children }: SignInFrameProps) {
  const { user } = useSession();
  const { redirect, previousPage, cityPair, isFromQuote, isFromProducts, onward } = useReturnTarget();
  const expiryMessage = useExpiryMessage();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLDivElement>(null);

  /** Opens the login form; on the login page, focuses its first field. */
  function goToLogin(): void {
    if (pathname === '/login') form.current?.querySelector('input')?.focus();
    else navigate({ pathname: '/login', search: onward.search }, { state: onward.state });
  }

  if (user && !isSigningIn) return <Redirect to={redirect ?? previousPage ?? home} state={cityPair} />;

  return (
    <Page measure="form">
      <Stack gap={5}>
        <PageHeading />
        {expiryMessage && (
          <Notice kind="warn" isAnnounced>
            {expiryMessage}
          </Notice>
        )}
        {isFromProducts && (
          <Notice>
            <Row justify="space-between">
              <p>Please log in to manage products</p>
              <Button variant="secondary" onClick={goToLogin}>
                Go to Login
              </Button>
            </Row>
          </Notice>
        )}
        {isFromQuote && (
          <Suspense fallback={<ItemsPlace />}>
            <StoredItems reason={purchaseReason} />
          </Suspense>
        )}
        <Panel ref={form}>
          <Stack gap={5}>{children}</Stack>
        </Panel>
      </Stack>
    </Page>
  );
}

/** As high as the notice of two lines that comes later, so that the form below does not move under a finger. */
const ItemsPlace = styled.div`min-height: 4rem;`;
