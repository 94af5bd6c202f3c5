import { useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { startSession } from '../../apollo/session/session';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useToast } from '../../ui/feedback/toast';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useSignOut } from '../sign-in/use-sign-out';
import { useSignOutElsewhereMutation, useSignOutMutation } from './security.generated';

type Extent = 'elsewhere' | 'everywhere';

const QUESTIONS = {
  elsewhere: {
    title: 'Sign out everywhere else?',
    text: 'Every other browser and device has to sign in again. You stay signed in here.',
    label: 'Sign out everywhere else',
  },
  everywhere: {
    title: 'Sign out everywhere?',
    text: 'Every browser and device has to sign in again, this one too.',
    label: 'Sign out everywhere',
  },
} as const;

/** Ends the account's sessions: all others, or all of them and goes home. */
export function SignOutPanel() {
  const [asked, setAsked] = useState<Extent>();
  const [isBusy, setIsBusy] = useState(false);
  const [signOutEverywhere] = useSignOutMutation();
  const [signOutElsewhere] = useSignOutElsewhereMutation();
  const signOut = useSignOut();
  const toast = useToast();

  async function carryOut(extent: Extent) {
    setIsBusy(true);
    try {
      if (extent === 'everywhere') {
        await signOutEverywhere();
        toast('Signed out everywhere.', 'good');
        signOut();
      } else {
        const { data } = await signOutElsewhere();
        if (data) startSession(data.signOutElsewhere.token, data.signOutElsewhere.user);
        toast('Signed out everywhere else.', 'good');
      }
      setAsked(undefined);
    } catch (error) {
      toast(errorMessage(error, 'An error occurred. Please try again.'), 'bad');
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
          {question.text}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
