import { type FormEvent, useRef, useState } from 'react';
import { isEmail } from '../../rules/people/contact-rules';
import { errorMessage } from '../apollo/error-message';
import { useSession } from '../apollo/session/session';
import { Button } from '../ui/Button';
import { Notice } from '../ui/feedback/Notice';
import { Field } from '../ui/forms/Field';
import { TextInput } from '../ui/forms/inputs';
import { Stack } from '../ui/Stack';
import { useEmailQuoteMutation } from './saved-quote.generated';

type Outcome = { readonly kind: 'good' | 'info' | 'bad'; readonly message: string };

/** Sends a quote's link by e-mail; the typed address stays after a failure. */
export function EmailQuoteForm({ secret }: { secret: string }) {
  const { user } = useSession();
  const [send, { loading }] = useEmailQuoteMutation();
  const [email, setEmail] = useState(user?.email ?? '');
  const [problem, setProblem] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const field = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (loading) return;
    const address = email.trim();
    setOutcome(null);
    const isWrong = !isEmail(address);
    setProblem(isWrong ? 'Please enter a valid email address' : undefined);
    if (isWrong) return field.current?.focus();
    try {
      const { data } = await send({ variables: { secret, email: address } });
      setOutcome(
        data?.emailQuote.isNew
          ? { kind: 'good', message: `The quote is on its way to ${address}.` }
          : { kind: 'info', message: `This quote was sent to ${address} before.` },
      );
    } catch (error) {
      setOutcome({ kind: 'bad', message: errorMessage(error, 'Failed to send the quote') });
    }
  }

  return (
    <form noValidate aria-label="Send the quote by e-mail" onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <Field label="Email" error={problem}>
          <TextInput
            ref={field}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" isBusy={loading}>
          Email the quote
        </Button>
        {outcome && (
          <Notice kind={outcome.kind} isAnnounced>
            {outcome.message}
          </Notice>
        )}
      </Stack>
    </form>
  );
}
