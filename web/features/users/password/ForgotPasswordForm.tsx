import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { EMAIL_MESSAGE, isEmail } from '../../../../rules/people/contact-rules';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { Stack } from '../../../design/Stack';
import { useSubmit } from '../../../lib/forms/use-submit';
import { useRequestPasswordResetMutation } from './password-reset.generated';

interface ForgotPasswordFormProps {
  /** A link was requested before. */
  isRepeat: boolean;
  onSent: () => void;
}

/** The account's email address, prefilled from the login form. */
export function ForgotPasswordForm({ isRepeat, onSent }: ForgotPasswordFormProps) {
  const { state } = useLocation();
  const [request] = useRequestPasswordResetMutation();
  const form = useForm({ defaultValues: { email: typedBefore(state) } });
  const { register, formState } = form;
  const { handleSubmit, errorNotice } = useSubmit(form);
  const { errors, isSubmitting } = formState;

  async function send({ email }: { email: string }) {
    await request({ variables: { input: { email } } });
    onSent();
  }

  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <Stack gap={4}>
        {errorNotice}
        <Field label="Email" error={errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="username"
            {...register('email', {
              required: 'Email is required',
              validate: (email) => isEmail(email) || EMAIL_MESSAGE,
            })}
          />
        </Field>
        <Button type="submit" isWide isBusy={isSubmitting} variant={isRepeat ? 'secondary' : 'primary'}>
          {isSubmitting ? 'Sending...' : isRepeat ? 'Send another link' : 'Send me a link'}
        </Button>
      </Stack>
    </form>
  );
}

/** Navigation state from the login form. */
function typedBefore(state: { email?: unknown } | null): string {
  return typeof state?.email === 'string' ? state.email : '';
}
