import { useSecret } from '../password/use-secret';
import { LinkActionPage } from './LinkActionPage';
import { useConfirmNewsletterMutation } from './newsletter.generated';

/** Confirms that the newsletter is wanted. */
export function ConfirmNewsletterPage() {
  const token = useSecret();
  const [press, result] = useConfirmNewsletterMutation();
  return (
    <LinkActionPage
      text="We'll send offers and moving tips to the address this link came to. Each email has a link that stops them."
      label="Yes, send me the newsletter"
      doneText="Thank you. You'll get our newsletter."
      token={token}
      mutate={press}
      result={result}
    />
  );
}
