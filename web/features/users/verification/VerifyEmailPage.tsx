import { useEffect, useRef } from 'react';
import { errorCode, errorMessage, invalidFields } from '../../../data/error-message';
import { LinkButton } from '../../../design/Button';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Notice } from '../../../design/feedback/Notice';
import { Loading, Skeleton } from '../../../design/feedback/Skeleton';
import { Page } from '../../../design/page/Page';
import { Stack } from '../../../design/Stack';
import { PageHeading } from '../../../lib/page/PageHeading';
import { useSession } from '../../../session/session';
import { useSecret } from '../password/use-secret';
import { useVerifyEmailMutation } from './verification.generated';

/** Confirms an email address with the link in a message, on mount. */
export function VerifyEmailPage() {
  const secret = useSecret();
  const { user } = useSession();
  const [verify, { data, error }] = useVerifyEmailMutation();
  const asked = useRef<string>(undefined);
  const isOver = invalidFields(error).some(({ field }) => field === 'token');

  useEffect(() => {
    if (!secret || asked.current === secret) return;
    asked.current = secret;
    const prove = () => verify({ variables: { input: { token: secret } } });
    // With an expired session the first call is refused and ends the session.
    prove()
      .catch((fault) => (errorCode(fault) === 'UNAUTHENTICATED' ? prove() : undefined))
      .catch(() => {});
  }, [secret, verify]);

  return (
    <Page measure="form">
      <Stack gap={5}>
        <PageHeading />
        {data && (
          <>
            <Notice kind="good" isAnnounced>
              Thank you. Your email address is confirmed.
            </Notice>
            <LinkButton to={user ? '/user/orders' : '/'}>{user ? 'My Orders' : 'Get a quote'}</LinkButton>
          </>
        )}
        {error && !isOver && (
          <ErrorPanel
            message={errorMessage(error)}
            onRetry={() => void verify({ variables: { input: { token: secret } } })}
          />
        )}
        {(isOver || !secret) && (
          <>
            <Notice kind="warn" isAnnounced>
              {isOver
                ? "This link no longer works. Log in and we'll send you another. You can book and pay in the meantime."
                : 'Open the link in our email again.'}
            </Notice>
            <LinkButton to="/user/password">Security Settings</LinkButton>
          </>
        )}
        {secret && !data && !error && (
          <Loading label="Confirming your email address...">
            <Skeleton height="3.5rem" />
          </Loading>
        )}
      </Stack>
    </Page>
  );
}
