import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { errorMessage } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { color } from '../../../design/theme/colors';
import { radius, space, type } from '../../../design/theme/tokens';
import { useIsIdle } from '../../../lib/hooks/use-is-idle';
import { setEmailVerified, useSession } from '../../../session/session';
import { tabStorage } from '../../../session/tab-storage';
import { objectOf } from '../../../session/type-guards';
import { SendEmailVerificationDocument, useEmailProofQuery } from './email-proof.generated';

/** Hidden in this tab. */
const hidden = tabStorage('verify-hidden', objectOf<Record<never, never>>({}));

/** Pages about the account, where the notice is longer. */
const ACCOUNT_PAGES = ['/user/account', '/user/password'];

/**
 * A one-line reminder above the customer's pages to confirm the email address. The session knows from the start, which
 * avoids a layout shift.
 */
export function VerifyNotice() {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const isAtRest = useIsIdle();
  const { data } = useEmailProofQuery({
    fetchPolicy: 'cache-and-network',
    skip: user?.emailVerifiedAt !== undefined && !isAtRest,
  });
  const client = useApolloClient();
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const isLong = ACCOUNT_PAGES.includes(pathname);
  const [isHidden, setIsHidden] = useState(() => hidden.read() !== null);
  const me = data?.me ?? user;
  const verifiedAt = data?.me?.emailVerifiedAt;
  useEffect(() => {
    if (verifiedAt !== undefined) setEmailVerified(verifiedAt);
  }, [verifiedAt]);
  // The banner after a payment comes first.
  if (isHidden || me?.emailVerifiedAt !== null || search === '?success=true') return null;

  function hide() {
    hidden.write({});
    setIsHidden(true);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }

  async function sendAgain() {
    setIsSending(true);
    try {
      await client.mutate({ mutation: SendEmailVerificationDocument });
      setAnswer(
        `We've sent the link to ${me?.email} again. It may take a minute. Only the newest link works.`,
      );
    } catch (error) {
      setAnswer(errorMessage(error));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Above>
      <Line>
        <Message $isLong={isLong}>
          <strong>Confirm your email address</strong>
          <span>So that news of your orders reaches you{isLong && ` at ${me.email}`}.</span>
        </Message>
        <Button variant="quiet" isBusy={isSending} onClick={() => void sendAgain()}>
          Send link again
        </Button>
        <Button variant="quiet" aria-label="Hide until the next visit" onClick={hide}>
          Hide
        </Button>
        <Answer role="status">{answer}</Answer>
      </Line>
    </Above>
  );
}

const Above = styled.div`padding: ${space(3)} ${space(4)} 0;`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  ${type('small')}
  overflow-wrap: anywhere;
`;

/** A long message wraps to its own row where there is no room beside the button. */
const Message = styled.p<{ $isLong: boolean }>`
  flex: 1 1 ${({ $isLong }) => ($isLong ? '20rem' : '8rem')};
  padding: ${space(2)} 0 ${space(2)} ${space(4)};

  > span { display: block; }
`;

const Answer = styled.p`
  width: 100%;

  &:not(:empty) { padding: 0 ${space(4)} ${space(3)}; }
`;
