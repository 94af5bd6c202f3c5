import { useSearchParams } from 'react-router-dom';
import { useStopNewsletterMutation } from './newsletter.generated';
import { PressPage } from './PressPage';

/** Stops the newsletter. */
export function StopNewsletterPage() {
  const [press, result] = useStopNewsletterMutation();
  return (
    <PressPage
      text="We'll send you no more offers and moving tips. You'll still get emails about your orders and your account."
      button="Stop the newsletter"
      done="We won't send you our newsletter any more. You can turn it on again in My Account."
      token={useSearchParams()[0].get('token') ?? ''}
      press={press}
      result={result}
    />
  );
}
