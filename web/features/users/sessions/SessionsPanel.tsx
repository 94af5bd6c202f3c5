import { useState } from 'react';
import { errorMessage } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { ConfirmDialog } from '../../../design/dialogs/ConfirmDialog';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { useToast } from '../../../design/feedback/toast';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { QueryStates } from '../../../lib/queries/QueryStates';
import { startSession } from '../../../session/session';
import { useSignOut } from '../sign-in/use-sign-out';
import { SessionList } from './SessionList';
import { useMySessionsQuery, useSignOutElsewhereMutation, useSignOutMutation } from './sessions.generated';

type Extent = 'elsewhere' | 'everywhere';

const QUESTIONS = {
  elsewhere: {
    title: 'Log out everywhere else?',
    text: "You'll have to log in again on your other browsers and devices. You stay logged in here.",
    label: 'Log out everywhere else',
  },
  everywhere: {
    title: 'Log out everywhere?',
    text: "You'll have to log in again on every browser and device, including this one.",
    label: 'Log out everywhere',
  },
} as const;

/** The account's sessions; ends one of them, all others, or all of them and goes home. */
export function SessionsPanel() {
  const query = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
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
        toast('Logged out everywhere.', 'good');
        signOut();
      } else {
        const { data } = await signOutElsewhere();
        if (data) startSession(data.signOutElsewhere.token, data.signOutElsewhere.user);
        toast('Logged out everywhere else.', 'good');
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
        Is one of these not you? Log it out and change your password.
      </Text>
      <QueryStates
        query={query}
        loadingLabel="Loading where you're logged in..."
        skeleton={<Skeleton height="3rem" />}
        errorFallback="We couldn't load where you're logged in."
      >
        {({ mySessions }) => <SessionList sessions={mySessions} />}
      </QueryStates>
      <Row>
        <Button variant="secondary" onClick={() => setAsked('elsewhere')}>
          Log out everywhere else
        </Button>
        <Button variant="quiet" onClick={() => setAsked('everywhere')}>
          Log out everywhere
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
