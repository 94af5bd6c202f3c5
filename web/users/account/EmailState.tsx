import { styled } from 'styled-components';
import { errorWords } from '../../apollo/error-words';
import { useSendEmailVerificationMutation } from '../../gql';
import { space } from '../../theme/tokens';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/toast';

/** Whether the address is confirmed, and the way to have the link once more. */
export function EmailState({ isVerified }: { isVerified: boolean }) {
  const [send, { loading }] = useSendEmailVerificationMutation();
  const toast = useToast();

  async function sendAgain() {
    try {
      await send();
      toast('We have sent you a link. Open it to confirm your email address.', 'good');
    } catch (error) {
      toast(errorWords(error), 'bad');
    }
  }

  return (
    <Line>
      <Badge tone={isVerified ? 'good' : 'warn'}>{isVerified ? 'Confirmed' : 'Not confirmed yet'}</Badge>
      {!isVerified && (
        <Button variant="quiet" isBusy={loading} onClick={() => void sendAgain()}>
          Send the link again
        </Button>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-block-start: ${space(1)};
`;
