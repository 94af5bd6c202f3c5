import { useSearchParams } from 'react-router-dom';
import { LinkActionPage } from './LinkActionPage';
import { useStopRemindersMutation } from './stop-reminders.generated';

/** Stops reminders of quotes and bookings. */
export function StopRemindersPage() {
  const [press, result] = useStopRemindersMutation();
  return (
    <LinkActionPage
      text="We'll send no more reminders of saved quotes and unpaid bookings to the address this link came to. You'll still get emails about your orders and your account."
      label="Stop reminders"
      doneText="We won't send reminders to your address any more."
      token={useSearchParams()[0].get('token') ?? ''}
      mutate={press}
      result={result}
    />
  );
}
