import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { isEmail } from '../../rules/contact-rules';
import { errorWords } from '../apollo/error-words';
import { readStored, removeStored, writeStored } from '../apollo/session';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/inputs';
import { Notice } from '../ui/Notice';
import { Row, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';
import { useToast } from '../ui/toast';
import { useLoginMutation } from './login.generated';
import { PasswordInput } from './PasswordInput';
import { useWelcome } from './use-welcome';

const FAILED_WORDS = 'Login failed. Please try again.';
const SHORTEST_PASSWORD = 6;

interface LoginValues {
  email: string;
  password: string;
  isRemembered: boolean;
}

/** E-mail, password, remember me. Says `onBusy(true)` while a sign-in is under way, with the cart's merge. */
export function LoginForm({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const rememberedEmail = readStored('rememberedEmail');
  const [refusal, setRefusal] = useState<string>();
  const [login] = useLoginMutation();
  const welcome = useWelcome();
  const toast = useToast();
  const { register, handleSubmit, watch, formState } = useForm<LoginValues>({
    defaultValues: { email: rememberedEmail ?? '', password: '', isRemembered: Boolean(rememberedEmail) },
  });
  const { errors, isSubmitting } = formState;

  async function signIn({ email, password, isRemembered }: LoginValues) {
    setRefusal(undefined);
    onBusy(true);
    try {
      const { data } = await login({ variables: { input: { email, password } } });
      if (!data?.login.token) return refuse('Invalid response from server');
      if (isRemembered) writeStored('rememberedEmail', email);
      else removeStored('rememberedEmail');
      await welcome(data.login, `Welcome back, ${data.login.user.name}!`);
    } catch (error) {
      refuse(errorWords(error, FAILED_WORDS));
    } finally {
      onBusy(false);
    }
  }

  function refuse(words: string) {
    setRefusal(words);
    toast(words, 'bad');
  }

  return (
    <form noValidate onSubmit={handleSubmit(signIn)}>
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
        <Button type="submit" isWide isBusy={isSubmitting}>
          {isSubmitting ? 'Signing in...' : 'Login'}
        </Button>
      </Stack>
    </form>
  );
}
