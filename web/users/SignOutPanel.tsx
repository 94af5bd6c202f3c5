import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorWords } from '../apollo/error-words';
import { currentSession, endSession, startSession } from '../apollo/session';
import { forgetCheckout } from '../checkout/forget-checkout';
import { Button } from '../ui/Button';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { Row, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';
import { useToast } from '../ui/toast';
import { useSignOutElsewhereMutation, useSignOutMutation } from './security.generated';

type Extent = 'elsewhere' | 'everywhere';

const QUESTIONS = {
  elsewhere: {
    title: 'Sign out everywhere else?',
    words: 'Every other browser and device has to sign in again. You stay signed in here.',
    label: 'Sign out everywhere else',
  },
  everywhere: {
    title: 'Sign out everywhere?',
    words: 'Every browser and device has to sign in again, this one too.',
    label: 'Sign out everywhere',
  },
} as const;

/** Ends the sessions of the account: all others, or all of them, after which the app goes home. */
export function SignOutPanel() {
  const [asked, setAsked] = useState<Extent>();
  const [isBusy, setIsBusy] = useState(false);
  const [signOut] = useSignOutMutation();
  const [signOutElsewhere] = useSignOutElsewhereMutation();
  const leave = useLeave();
  const toast = useToast();

  async function carryOut(extent: Extent) {
    setIsBusy(true);
    try {
      if (extent === 'everywhere') {
        await signOut();
        toast('Signed out everywhere.', 'good');
        leave();
      } else {
        const { data } = await signOutElsewhere();
        if (data) startSession(data.signOutElsewhere.token, data.signOutElsewhere.user);
        toast('Signed out everywhere else.', 'good');
      }
      setAsked(undefined);
    } catch (error) {
      toast(errorWords(error, 'An error occurred. Please try again.'), 'bad');
    } finally {
      setIsBusy(false);
    }
  }

  const question = asked && QUESTIONS[asked];
  return (
    <Stack gap={3}>
      <Text size="small" tone="textMuted">
        Left yourself signed in somewhere, or seen something below that was not you? End those sessions here.
      </Text>
      <Row>
        <Button variant="secondary" onClick={() => setAsked('elsewhere')}>
          Sign out everywhere else
        </Button>
        <Button variant="quiet" onClick={() => setAsked('everywhere')}>
          Sign out everywhere
        </Button>
      </Row>
      {asked && question && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
          title={question.title}
          confirmLabel={question.label}
          isBusy={isBusy}
          onConfirm={() => void carryOut(asked)}
        >
          {question.words}
        </ConfirmDialog>
      )}
    </Stack>
  );
}

/**
 * Goes home, and forgets the session in the moment this page leaves the screen: earlier, the page would lead to the
 * login form; later, the home page would ask with a token that is over.
 */
function useLeave(): () => void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);

  useLayoutEffect(
    () => () => {
      if (!isLeaving.current) return;
      const { user } = currentSession();
      if (user) forgetCheckout(user.id);
      endSession();
    },
    [],
  );

  return () => {
    isLeaving.current = true;
    void navigate('/', { state: { isLogout: true } });
  };
}
