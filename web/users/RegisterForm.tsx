import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isEmail } from '../../rules/contact-rules';
import { NEWSLETTER_WORDING } from '../../rules/newsletter';
import { errorWords, refusedFields } from '../apollo/error-words';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/inputs';
import { Notice } from '../ui/Notice';
import { Stack } from '../ui/Stack';
import { useToast } from '../ui/toast';
import { meetsPasswordRules, NewPasswordField } from './NewPasswordField';
import { useRegisterMutation } from './register.generated';
import { useWelcome } from './use-welcome';

const FAILED_WORDS = 'Registration failed. Please try again.';

interface RegisterValues {
  name: string;
  email: string;
  password: string;
  subscribeNewsletter: boolean;
  hasAgreed: boolean;
}

/** Opens an account and signs in with it. Says `onBusy(true)` while that is under way, with the cart's merge. */
export function RegisterForm({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const [refusal, setRefusal] = useState<string>();
  const [openAccount] = useRegisterMutation();
  const welcome = useWelcome();
  const toast = useToast();
  const { register, handleSubmit, watch, setError, formState } = useForm<RegisterValues>({
    defaultValues: { name: '', email: '', password: '', subscribeNewsletter: true, hasAgreed: false },
  });
  const { errors, isSubmitting } = formState;

  async function signUp({ hasAgreed: _, ...input }: RegisterValues) {
    setRefusal(undefined);
    onBusy(true);
    try {
      const { data } = await openAccount({ variables: { input } });
      if (!data?.register.token) return refuse('Invalid response from server');
      await welcome(data.register, `Welcome, ${data.register.user.name}!`);
    } catch (error) {
      refuse(errorWords(error, FAILED_WORDS));
      refusedFields(error).forEach(({ field, message }, index) => {
        if (isFieldName(field)) setError(field, { message }, { shouldFocus: index === 0 });
      });
    } finally {
      onBusy(false);
    }
  }

  function refuse(words: string) {
    setRefusal(words);
    toast(words, 'bad');
  }

  return (
    <form noValidate onSubmit={handleSubmit(signUp)}>
      <Stack gap={4}>
        {refusal && (
          <Notice kind="bad" isAnnounced={false}>
            {refusal}
          </Notice>
        )}
        <Field label="Full name" error={errors.name?.message}>
          <TextInput
            autoComplete="name"
            {...register('name', { validate: (name) => Boolean(name.trim()) || 'Full name is required' })}
          />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="email"
            {...register('email', {
              required: 'Email is required',
              validate: (email) => isEmail(email) || 'Please enter a valid email address',
            })}
          />
        </Field>
        <NewPasswordField
          label="Password"
          password={watch('password')}
          error={errors.password?.message}
          {...register('password', { validate: meetsPasswordRules })}
        />
        <div>
          <Checkbox label={NEWSLETTER_WORDING.words} {...register('subscribeNewsletter')} />
          <Checkbox
            label="I agree to the terms and conditions"
            error={errors.hasAgreed?.message}
            {...register('hasAgreed', { required: 'You must agree to the terms and conditions' })}
          />
        </div>
        <Button type="submit" isWide isBusy={isSubmitting}>
          {isSubmitting ? 'Creating your account...' : 'Sign Up'}
        </Button>
      </Stack>
    </form>
  );
}

function isFieldName(field: string): field is 'name' | 'email' | 'password' {
  return field === 'name' || field === 'email' || field === 'password';
}
