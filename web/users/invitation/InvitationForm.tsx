import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { errorMessage, refusedFields } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Stack } from '../../ui/Stack';
import { meetsPasswordRules, NewPasswordField } from '../password/NewPasswordField';
import { useCompleteSignIn } from '../sign-in/use-complete-sign-in';
import { useAcceptInvitationMutation } from './accept-invitation.generated';

/** The first password of an invited person; signs in and goes home. */
export function InvitationForm({ secret }: { secret: string }) {
  const [refusal, setRefusal] = useState<string>();
  const [accept] = useAcceptInvitationMutation();
  const navigate = useNavigate();
  const completeSignIn = useCompleteSignIn();
  const { register, handleSubmit, watch, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;

  async function open({ password }: { password: string }) {
    setRefusal(undefined);
    try {
      const { data } = await accept({ variables: { input: { token: secret, password } } });
      if (!data?.acceptInvitation.token) return setRefusal('Invalid response from server');
      await completeSignIn(data.acceptInvitation, `Welcome, ${data.acceptInvitation.user.name}!`);
      navigate('/', { replace: true });
    } catch (error) {
      const ofPassword = refusedFields(error).find(({ field }) => field === 'password');
      if (ofPassword) setError('password', { message: ofPassword.message }, { shouldFocus: true });
      else setRefusal(errorMessage(error));
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(open)}>
      <Stack gap={4}>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <NewPasswordField
          label="Password"
          password={watch('password')}
          error={errors.password?.message}
          {...register('password', { validate: meetsPasswordRules })}
        />
        <Button type="submit" isWide isBusy={isSubmitting}>
          {isSubmitting ? 'Opening your account...' : 'Open my account'}
        </Button>
      </Stack>
    </form>
  );
}
