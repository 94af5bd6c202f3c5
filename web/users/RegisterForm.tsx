import { useForm } from 'react-hook-form';
import { isEmail } from '../../rules/contact-rules';
import { NEWSLETTER_WORDING } from '../../rules/newsletter';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Field } from '../ui/Field';
import { TextInput } from '../ui/inputs';
import { Notice } from '../ui/Notice';
import { Stack } from '../ui/Stack';
import { useIsHydrated } from '../ui/use-is-hydrated';
import { meetsPasswordRules, NewPasswordField } from './NewPasswordField';
import { useSignIn } from './use-sign-in';

interface RegisterValues {
  name: string;
  email: string;
  password: string;
  subscribeNewsletter: boolean;
  hasAgreed: boolean;
}

/** Opens an account and signs in with it. Says `onBusy(true)` while that is under way, with the cart's merge. */
export function RegisterForm({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { refusal, prepare, signIn } = useSignIn({
    failed: 'Registration failed. Please try again.',
    onBusy,
  });
  const { register, handleSubmit, watch, setError, formState } = useForm<RegisterValues>({
    defaultValues: { name: '', email: '', password: '', subscribeNewsletter: true, hasAgreed: false },
  });
  const { errors, isSubmitting } = formState;
  const isHydrated = useIsHydrated();

  async function submit({ hasAgreed: _, ...input }: RegisterValues) {
    const refused = await signIn({ register: input }, (name) => `Welcome, ${name}!`);
    refused.forEach(({ field, message }, index) => {
      if (isFieldName(field)) setError(field, { message }, { shouldFocus: index === 0 });
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
        <Button type="submit" isWide isBusy={isSubmitting} disabled={!isHydrated}>
          {isSubmitting ? 'Creating your account...' : 'Sign Up'}
        </Button>
      </Stack>
    </form>
  );
}

function isFieldName(field: string): field is 'name' | 'email' | 'password' {
  return field === 'name' || field === 'email' || field === 'password';
}
