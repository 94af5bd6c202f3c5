import { useSearchParams } from 'react-router-dom';
import { errorMessage, refusedFields } from '../../apollo/error-message';
import { Button, LinkButton } from '../../ui/Button';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Notice } from '../../ui/feedback/Notice';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useStopRemindersMutation } from './stop-reminders.generated';

/** Stops reminders at a press, without signing in. Not on mount: programs that check links open them too. */
export function StopRemindersPage() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [stop, { data, error, loading }] = useStopRemindersMutation();
  const isNoLink = !token || refusedFields(error).some(({ field }) => field === 'token');
  const press = () => void stop({ variables: { token } }).catch(() => {});

  return (
    <Page measure="form">
      <Stack gap={5}>
        <PageHeading title="Stop reminders" />
        {data && (
          <>
            <Notice kind="good" isAnnounced>
              We won't send reminders to your address any more.
            </Notice>
            <LinkButton to="/">Home</LinkButton>
          </>
        )}
        {isNoLink && (
          <Notice kind="warn" isAnnounced>
            {error ? errorMessage(error) : 'Open the link in our email again.'}
          </Notice>
        )}
        {error && !isNoLink && <ErrorPanel message={errorMessage(error)} onRetry={press} />}
        {!data && !error && !isNoLink && (
          <>
            <Text>
              We'll send no more reminders of saved quotes and unpaid bookings to the address this link came
              to. You'll still get emails about your orders and your account.
            </Text>
            <Button isBusy={loading} onClick={press}>
              Stop reminders
            </Button>
          </>
        )}
      </Stack>
    </Page>
  );
}
