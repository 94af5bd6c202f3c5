import { useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { isEmail } from '../../rules/contact-rules';
import { readStored, removeStored, subscribeStored, writeStored } from '../apollo/session';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/inputs';
import { Notice } from '../ui/Notice';
import { Row, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';
import { useIsHydrated } from '../ui/use-is-hydrated';
import { PasswordInput } from './PasswordInput';
import { useSignIn } from './use-sign-in';

const SHORTEST_PASSWORD = 6;

interface LoginValues {
  email: string;
  password: string;
  isRemembered: boolean;
}

/** E-mail, password, remember me. Says `onBusy(true)` while a sign-in is under way, with the cart's merge. */
export function LoginForm({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const rememberedEmail = useSyncExternalStore(subscribeStored, readRemembered, () => undefined);
  const { refusal, prepare, signIn } = useSignIn({ failed: 'Login failed. Please try again.', onBusy });
  const { register, handleSubmit, watch, formState } = useForm<LoginValues>({
    values: { email: rememberedEmail ?? '', password: '', isRemembered: Boolean(rememberedEmail) },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting } = formState;
  const isHydrated = useIsHydrated();

  async function submit({ email, password, isRemembered }: LoginValues) {
    await signIn({ login: { email, password } }, (name) => {
      if (isRemembered) writeStored('rememberedEmail', email);
      else removeStored('rememberedEmail');
      return `Welcome back, ${name}!`;
    });
  }

  return (
    // Without scripts nothing is sent: not in the address, and to nobody who would know what to do with it.
    <form method="post" noValidate onFocus={prepare} onSubmit={handleSubmit(submit)}>
      <Stack gap={4}>
        {refusal && (
          <Notice kind="bad" isAnnounced={false}>
            {refusal}
          </Notice>
        )}
        <Field label="Email" error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="username"
            {...register('email', {
              required: 'Email is required',
              validate: (email) => isEmail(email) || 'Please enter a valid email address',
            })}
          />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput
            autoComplete="current-password"
            {...register('password', {
              required: 'Password is required',
              minLength: {
                value: SHORTEST_PASSWORD,
                message: `Password must be at least ${SHORTEST_PASSWORD} characters`,
              },
            })}
          />
        </Field>
        <Row justify="space-between">
          <Checkbox label="Remember me" {...register('isRemembered')} />
          <Text as="span" size="small">
            <Link to="/forgot-password" state={{ email: watch('email') }}>
              Forgotten password?
            </Link>
          </Text>
        </Row>
        <Button type="submit" isWide isBusy={isSubmitting} disabled={!isHydrated}>
          {isSubmitting ? 'Signing in...' : 'Login'}
        </Button>
      </Stack>
    </form>
  );
}

const readRemembered = () => readStored('rememberedEmail');
