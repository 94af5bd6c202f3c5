import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { requireData } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { Stack } from '../../../design/Stack';
import { useSubmit } from '../../../lib/forms/use-submit';
import { meetsPasswordRules, NewPasswordField } from '../password/NewPasswordField';
import { useCompleteSignIn } from '../sign-in/use-complete-sign-in';
import { useAcceptInvitationMutation } from './accept-invitation.generated';

/** The first password of an invited person; signs in and goes home. */
export function InvitationForm({ secret }: { secret: string }) {
  const [accept] = useAcceptInvitationMutation();
  const navigate = useNavigate();
  const completeSignIn = useCompleteSignIn();
  const form = useForm({ defaultValues: { password: '' } });
  const { register, watch, formState } = form;
  const { handleSubmit, errorNotice } = useSubmit(form);
  const { errors, isSubmitting } = formState;

  async function open({ password }: { password: string }) {
    const { data } = await accept({ variables: { input: { token: secret, password } } });
    const session = requireData(data).acceptInvitation;
    await completeSignIn(session, `Welcome, ${session.user.name}!`);
    navigate('/', { replace: true });
  }

  return (
    <form noValidate onSubmit={handleSubmit(open)}>
      <Stack gap={4}>
        {errorNotice}
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
