import { useState } from 'react';
import { NEWSLETTER_WORDING } from '../../../../rules/people/newsletter';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { type Problems, useCheckedForm } from '../../../lib/forms/use-checked-form';
import { useIsHydrated } from '../../../lib/hooks/use-is-hydrated';
import { useShop } from '../../../lib/shop/shop';
import { meetsPasswordRules, NewPasswordField } from '../password/NewPasswordField';
import { useSignIn } from './use-sign-in';
import { wrongEmail } from './wrong-email';

interface RegisterValues {
  name: string;
  email: string;
  password: string;
  subscribeNewsletter: boolean;
  hasAgreed: boolean;
}

/** Opens an account and signs in. Calls `onBusy(true)` until the cart is merged. */
export function RegisterForm({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { refusal, prepare, signIn } = useSignIn({
    failed: 'Registration failed. Please try again.',
    onBusy,
  });
  const { problems, isBusy, onChange, submitting } = useCheckedForm(validate);
  const [password, setPassword] = useState('');
  const isHydrated = useIsHydrated();
  const terms = useShop().shop?.legalVersions.find(({ kind }) => kind === 'TERMS');

  const changesOfTerms = useChanges(terms?.version);

  function send({ hasAgreed: _, ...input }: RegisterValues): Promise<Problems> {
    const register = { ...input, acceptedVersions: terms && [{ kind: terms.kind, version: terms.version }] };
    // No greeting: it would cover the summary of the checkout, and the header says the name.
    return signIn({ register });
  }

  return (
    // A POST to nowhere: without scripts the password must not end up in the address.
    <form method="post" noValidate onFocus={prepare} onChange={onChange} onSubmit={submitting(send)}>
      <Stack gap={4}>
        {refusal && (
          <Notice kind="bad" isAnnounced={false}>
            {refusal}
          </Notice>
        )}
        <Field label="Full name" error={problems.name}>
          <TextInput name="name" autoComplete="name" />
        </Field>
        <Field label="Email" error={problems.email}>
          <TextInput name="email" type="email" autoComplete="email" />
        </Field>
        <NewPasswordField
          label="Password"
          name="password"
          password={password}
          error={problems.password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <div>
          <Checkbox label={NEWSLETTER_WORDING.words} name="subscribeNewsletter" defaultChecked />
          <Checkbox
            // New terms need a new tick.
            key={`terms ${changesOfTerms}`}
            label={
              <>
                I agree to the{' '}
                <a href="/terms" target="_blank" rel="noopener">
                  terms and conditions
                </a>
              </>
            }
            name="hasAgreed"
            error={problems.hasAgreed}
          />
          <Text size="small" tone="textMuted">
            How we use your data:{' '}
            <a href="/privacy" target="_blank" rel="noopener">
              privacy policy
            </a>
          </Text>
        </div>
        <Button type="submit" isWide isBusy={isBusy} disabled={!isHydrated}>
          {isBusy ? 'Creating your account...' : 'Sign Up'}
        </Button>
      </Stack>
    </form>
  );
}

/** How often a value has changed since it was first known: that it becomes known is no change. */
function useChanges(value: number | undefined): number {
  const [seen, setSeen] = useState({ value, changes: 0 });
  if (value === undefined || value === seen.value) return seen.changes;
  const changes = seen.value === undefined ? seen.changes : seen.changes + 1;
  setSeen({ value, changes });
  return changes;
}

function validate({ name, email, password, hasAgreed }: RegisterValues): Problems {
  const verdict = meetsPasswordRules(password);
  return {
    name: name.trim() ? undefined : 'Full name is required',
    email: wrongEmail(email),
    password: verdict === true ? undefined : verdict,
    hasAgreed: hasAgreed ? undefined : 'You must agree to the terms and conditions',
  };
}
