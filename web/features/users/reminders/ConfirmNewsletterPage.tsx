import { useSecret } from '../password/use-secret';
import { useConfirmNewsletterMutation } from './newsletter.generated';
import { PressPage } from './PressPage';

/** Confirms that the newsletter is wanted. */
export function ConfirmNewsletterPage() {
  const token = useSecret();
  const [press, result] = useConfirmNewsletterMutation();
  return (
    <PressPage
      text="We'll send offers and moving tips to the address this link came to. Each email has a link that stops them."
      button="Yes, send me the newsletter"
      done="Thank you. You'll get our newsletter."
      token={token}
      press={press}
      result={result}
    />
  );
}
