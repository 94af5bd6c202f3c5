import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { type Problems, useCheckedForm } from '../../../lib/forms/use-checked-form';
import { useIsHydrated } from '../../../lib/hooks/use-is-hydrated';
import { readStored, removeStored, subscribeStored, writeStored } from '../../../session/session';
import { PasswordInput } from '../password/PasswordInput';
import { useSignIn } from './use-sign-in';
import { wrongEmail } from './wrong-email';

const SHORTEST_PASSWORD = 6;

interface LoginValues {
  email: string;
  password: string;
  isRemembered: boolean;
}

/** Email, password, remember me. Calls `onBusy(true)` during a sign-in, including the cart's merge. */
export function LoginForm({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const rememberedEmail = useSyncExternalStore(subscribeStored, readRemembered, () => undefined);
  const [typedEmail, setTypedEmail] = useState<string>();
  const { refusal, prepare, signIn } = useSignIn({ failed: 'Login failed. Please try again.', onBusy });
  const { problems, isBusy, onChange, submitting } = useCheckedForm(validate);
  const isHydrated = useIsHydrated();

  function send({ email, password, isRemembered }: LoginValues): Promise<Problems> {
    return signIn({ login: { email, password } }, (name) => {
      if (isRemembered) writeStored('rememberedEmail', email);
      else removeStored('rememberedEmail');
      return `Welcome back, ${name}!`;
    });
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
        <Field label="Email" error={problems.email}>
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={rememberedEmail}
            onChange={({ target }) => setTypedEmail(target.value)}
          />
        </Field>
        <Field label="Password" error={problems.password}>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <Row justify="space-between">
          <Checkbox label="Remember me" name="isRemembered" defaultChecked={rememberedEmail !== undefined} />
          <Text as="span" size="small">
            <Link to="/forgot-password" state={{ email: typedEmail ?? rememberedEmail ?? '' }}>
              Forgotten password?
            </Link>
          </Text>
        </Row>
        <Button type="submit" isWide isBusy={isBusy} disabled={!isHydrated}>
          {isBusy ? 'Logging in...' : 'Log in'}
        </Button>
      </Stack>
    </form>
  );
}

function validate({ email, password }: LoginValues): Problems {
  return { email: wrongEmail(email), password: wrongPassword(password) };
}

function wrongPassword(password: string): string | undefined {
  if (!password) return 'Password is required';
  if (password.length >= SHORTEST_PASSWORD) return undefined;
  return `Password must be at least ${SHORTEST_PASSWORD} characters`;
}

const readRemembered = () => readStored('rememberedEmail');
