import { useSearchParams } from 'react-router-dom';
import { LinkActionPage } from './LinkActionPage';
import { useStopNewsletterMutation } from './newsletter.generated';

/** Stops the newsletter. */
export function StopNewsletterPage() {
  const [press, result] = useStopNewsletterMutation();
  return (
    <LinkActionPage
      text="We'll send you no more offers and moving tips. You'll still get emails about your orders and your account."
      label="Stop the newsletter"
      doneText="We won't send you our newsletter any more. You can turn it on again in My Account."
      token={useSearchParams()[0].get('token') ?? ''}
      mutate={press}
      result={result}
    />
  );
}
