import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useClientLoader } from '../../../data/client-loader';
import { errorMessageOr, invalidFields, requireData } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { Stack } from '../../../design/Stack';
import { useSubmit } from '../../../lib/forms/use-submit';
import { completeWithCode } from '../sign-in/sign-in';
import { useCompleteSignIn } from '../sign-in/use-complete-sign-in';
import { meetsPasswordRules, NewPasswordField } from './NewPasswordField';
import { useResetPasswordMutation } from './password-reset.generated';

interface ResetPasswordFormProps {
  secret: string;
  /** The link has expired. */
  onExpired: () => void;
}

/** Sets a new password, signs in and goes home. */
export function ResetPasswordForm({ secret, onExpired }: ResetPasswordFormProps) {
  const [reset] = useResetPasswordMutation();
  const navigate = useNavigate();
  const completeSignIn = useCompleteSignIn();
  const loadClient = useClientLoader();
  const form = useForm({ defaultValues: { newPassword: '' } });
  const { register, watch, formState } = form;
  const { handleSubmit, errorNotice } = useSubmit(form, {
    messageOf: errorMessageOr('An error occurred. Please try again.'),
    onError(error) {
      const isOver = invalidFields(error).some(({ field }) => field === 'token');
      if (isOver) onExpired();
      return isOver;
    },
  });
  const { errors, isSubmitting } = formState;

  async function choose({ newPassword }: { newPassword: string }) {
    const session = await reset({ variables: { input: { token: secret, newPassword } } }).then(
      ({ data }) => requireData(data).resetPassword,
      async (error) => completeWithCode(await loadClient(), error),
    );
    await completeSignIn(session, "You've changed your password and you're logged in.");
    void navigate('/', { replace: true });
  }

  return (
    <form noValidate onSubmit={handleSubmit(choose)}>
      <Stack gap={4}>
        {errorNotice}
        <NewPasswordField
          label="New password"
          password={watch('newPassword')}
          error={errors.newPassword?.message}
          {...register('newPassword', { required: 'New password is required', validate: meetsPasswordRules })}
        />
        <Button type="submit" isWide isBusy={isSubmitting}>
          {isSubmitting ? 'Changing your password...' : 'Change password and log in'}
        </Button>
      </Stack>
    </form>
  );
}
