import { useState } from 'react';
import { styled } from 'styled-components';
import { errorWords } from '../apollo/error-words';
import { useEmailProofQuery, useSendEmailVerificationMutation } from '../gql';
import { space } from '../theme/tokens';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

/** Asks quietly to confirm the e-mail address, as long as that is not done; stands above the customer's own pages. */
export function VerifyNotice() {
  const { data } = useEmailProofQuery({ fetchPolicy: 'cache-and-network' });
  const [send, { loading }] = useSendEmailVerificationMutation();
  const [answer, setAnswer] = useState<string>();
  const me = data?.me;
  if (!me || me.emailVerifiedAt) return null;

  async function sendAgain() {
    try {
      await send();
      setAnswer('We have sent the link again. It may take a minute, and only the newest one works.');
    } catch (error) {
      setAnswer(errorWords(error));
    }
  }

  return (
    <Above>
      <Notice title="Please confirm your email address">
        <p>
          We have sent a link to <strong>{me.email}</strong>. You can book and pay in the meantime.
        </p>
        <p role="status">{answer}</p>
        <Button variant="quiet" isBusy={loading} onClick={() => void sendAgain()}>
          Send again
        </Button>
      </Notice>
    </Above>
  );
}

const Above = styled.div`
  padding: ${space(4)} ${space(4)} 0;

  button { margin-inline-start: -${space(4)}; }
`;
