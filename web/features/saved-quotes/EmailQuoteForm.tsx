import { useState } from 'react';
import { EMAIL_MESSAGE, isEmail } from '../../../rules/people/contact-rules';
import { errorMessage } from '../../data/error-message';
import { Button } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { Checkbox } from '../../design/forms/Checkbox';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { Stack } from '../../design/Stack';
import { type Problems, useCheckedForm } from '../../lib/forms/use-checked-form';
import { useSession } from '../../session/session';
import { useEmailQuoteMutation } from './saved-quote.generated';

interface EmailQuoteFields {
  readonly email: string;
  /** Absent for customers: they are reminded of their quotes anyway. */
  readonly remindMe?: boolean;
}

type Outcome = { readonly kind: 'good' | 'info' | 'bad'; readonly message: string };

/** Sends a quote's link by email; the typed address stays after a failure. */
export function EmailQuoteForm({ secret }: { secret: string }) {
  const { user } = useSession();
  const [send] = useEmailQuoteMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { problems, isBusy, onChange, submitting } = useCheckedForm<EmailQuoteFields>(({ email }) => {
    return { email: isEmail(email.trim()) ? undefined : EMAIL_MESSAGE };
  });

  async function sendTo({ email, remindMe = false }: EmailQuoteFields): Promise<Problems> {
    setOutcome(null);
    try {
      const { data } = await send({ variables: { input: { secret, email: email.trim(), remindMe } } });
      setOutcome(
        data?.emailQuote.isNew
          ? { kind: 'good', message: `We're sending the quote to ${email.trim()}.` }
          : { kind: 'info', message: `We've already sent this quote to ${email.trim()}.` },
      );
    } catch (error) {
      setOutcome({ kind: 'bad', message: errorMessage(error, 'Failed to send the quote') });
    }
    return {};
  }

  return (
    <form noValidate aria-label="Send the quote by email" onChange={onChange} onSubmit={submitting(sendTo)}>
      <Stack gap={3}>
        <Field label="Email" error={problems.email}>
          <TextInput name="email" type="email" autoComplete="email" defaultValue={user?.email} />
        </Field>
        {!user && <Checkbox name="remindMe" label="Remind me three days before it ends" />}
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          Email the quote
        </Button>
        {outcome && !problems.email && (
          <Notice kind={outcome.kind} isAnnounced>
            {outcome.message}
          </Notice>
        )}
      </Stack>
    </form>
  );
}
