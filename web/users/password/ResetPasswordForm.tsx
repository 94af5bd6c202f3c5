import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { errorMessage, refusedFields } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/Stack';
import { useCompleteSignIn } from '../sign-in/use-complete-sign-in';
import { meetsPasswordRules, NewPasswordField } from './NewPasswordField';
import { useResetPasswordMutation } from './password-reset.generated';

interface ResetPasswordFormProps {
  secret: string;
  /** The link has expired. */
  onOver: () => void;
}

/** Sets a new password, signs in and goes home. */
export function ResetPasswordForm({ secret, onOver }: ResetPasswordFormProps) {
  const [refusal, setRefusal] = useState<string>();
  const [reset] = useResetPasswordMutation();
  const navigate = useNavigate();
  const completeSignIn = useCompleteSignIn();
  const { register, handleSubmit, watch, setError, formState } = useForm({
    defaultValues: { newPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  async function choose({ newPassword }: { newPassword: string }) {
    setRefusal(undefined);
    try {
      const { data } = await reset({ variables: { input: { token: secret, newPassword } } });
      if (!data?.resetPassword.token) return setRefusal('Invalid response from server');
      await completeSignIn(data.resetPassword, 'Your password was changed, and you are signed in.');
      void navigate('/', { replace: true });
    } catch (error) {
      const fields = refusedFields(error);
      const ofPassword = fields.find(({ field }) => field === 'newPassword');
      if (ofPassword) setError('newPassword', { message: ofPassword.message }, { shouldFocus: true });
      else if (fields.some(({ field }) => field === 'token')) onOver();
      else setRefusal(errorMessage(error, 'An error occurred. Please try again.'));
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(choose)}>
      <Stack gap={4}>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <NewPasswordField
          label="New password"
          password={watch('newPassword')}
          error={errors.newPassword?.message}
          {...register('newPassword', { required: 'New password is required', validate: meetsPasswordRules })}
        />
        <Button type="submit" isWide isBusy={isSubmitting}>
          {isSubmitting ? 'Changing your password...' : 'Change password and sign in'}
        </Button>
      </Stack>
    </form>
  );
}
