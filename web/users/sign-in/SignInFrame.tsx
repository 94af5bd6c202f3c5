import type { ReactNode } from 'react';
import { useExpiryMessage, useSession } from '../../apollo/session/session';
import { Notice } from '../../ui/feedback/Notice';
import { Panel } from '../../ui/Panel';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Redirect } from '../../ui/page/Redirect';
import { Stack } from '../../ui/Stack';
import { useReturnTarget } from './sign-in-return';

interface SignInFrameProps {
  title: string;
  /** Where a signed-in user goes by default. */
  home: string;
  /** Delays the redirect of a new session until its form is done. */
  isSigningIn: boolean;
  children: ReactNode;
}

/** Page around the login and register forms: redirects a signed-in user, explains an expired session. */
export function SignInFrame({ title, home, isSigningIn, children }: SignInFrameProps) {
  const { user } = useSession();
  const { redirect, previousPage, cityPair, isFromQuote, isFromCheckout, isFromProducts } = useReturnTarget();
  const expiryMessage = useExpiryMessage();

  if (user && !isSigningIn) return <Redirect to={redirect ?? previousPage ?? home} state={cityPair} />;

  return (
    <Page measure="form">
      <Stack gap={5}>
        <PageHeading title={title} />
        {expiryMessage && (
          <Notice kind="warn" isAnnounced>
            {expiryMessage}
          </Notice>
        )}
        {isFromProducts && <Notice>Please log in to manage products</Notice>}
        {isFromQuote && (
          <Notice title={isFromCheckout ? 'Please log in to complete your purchase' : undefined}>
            Your quote is saved. You'll find your items at checkout.
          </Notice>
        )}
        <Panel>
          <Stack gap={5}>{children}</Stack>
        </Panel>
      </Stack>
    </Page>
  );
}
