import { useState } from 'react';
import { errorMessage } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Section } from '../../../design/page/Section';
import { Text } from '../../../design/Text';
import { formatDateTime } from '../../../lib/formats/formats';
import { useChooseNewsletterMutation } from './account.generated';
import type { NewsletterSectionFragment } from './NewsletterSection.generated';

type Choice = NewsletterSectionFragment['history'][number];

/** The newsletter's switch, with the consent on record. */
export function NewsletterSection({ newsletter }: { newsletter: NewsletterSectionFragment }) {
  const [choose, { loading }] = useChooseNewsletterMutation();
  const [wanted, setWanted] = useState(newsletter.isOn);
  const toast = useToast();

  async function turn(isOn: boolean) {
    setWanted(isOn);
    try {
      await choose({ variables: { isOn } });
      toast(isOn ? "We've sent you a link to confirm" : "You won't get our newsletter", 'good');
    } catch (error) {
      toast(errorMessage(error, "We couldn't save your choice. Please try again."), 'bad');
    }
  }

  return (
    <Section title="Newsletter">
      <Checkbox
        label={newsletter.words}
        checked={loading ? wanted : newsletter.isOn}
        aria-busy={loading}
        onChange={(event) => !loading && void turn(event.target.checked)}
      />
      <Text size="small" tone="textMuted">
        {newsletter.history[0] ? consentText(newsletter.history[0]) : "You haven't asked for our newsletter."}{' '}
        {newsletter.state === 'ASKED' && "Confirm it with the link we've sent you. "}
        We'll still email you about your orders and account.
      </Text>
      {newsletter.state === 'ASKED' && (
        <div>
          <Button variant="secondary" isBusy={loading} onClick={() => void turn(true)}>
            Send the link again
          </Button>
        </div>
      )}
    </Section>
  );
}

const ON_TEXTS: Readonly<Record<Choice['givenAt'], string>> = {
  REGISTER: 'Turned on when you signed up',
  ACCOUNT: 'Turned on here',
  EMAIL: 'Confirmed by email',
};

function consentText({ isOn, givenAt, createdAt }: Choice): string {
  const choice = isOn ? ON_TEXTS[givenAt] : `Turned off ${givenAt === 'EMAIL' ? 'by email' : 'here'}`;
  return `${choice}, ${formatDateTime(createdAt)}.`;
}
