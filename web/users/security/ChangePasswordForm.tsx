import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage, refusedFields } from '../../apollo/error-message';
import { startSession } from '../../apollo/session/session';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Field } from '../../ui/forms/Field';
import { Stack } from '../../ui/Stack';
import { meetsPasswordRules, NewPasswordField } from '../password/NewPasswordField';
import { PasswordInput } from '../password/PasswordInput';
import { useChangePasswordMutation } from './security.generated';

const FAILED_MESSAGE = 'An error occurred. Please try again.';
const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

type PasswordValues = typeof EMPTY;

/** Current password, new password, and its repetition. Values stay after a refusal. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [outcome, setOutcome] = useState<{ kind: 'good' | 'bad'; message: string }>();
  const [change] = useChangePasswordMutation();
  const { register, handleSubmit, watch, setError, reset, formState } = useForm<PasswordValues>({
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;

  async function changePassword({ currentPassword, newPassword }: PasswordValues) {
    setOutcome(undefined);
    try {
      const { data } = await change({ variables: { input: { currentPassword, newPassword } } });
      if (!data?.changePassword.token) return setOutcome({ kind: 'bad', message: FAILED_MESSAGE });
      startSession(data.changePassword.token, data.changePassword.user);
      reset(EMPTY);
      setOutcome({
        kind: 'good',
        message:
          'Your password was changed. Everywhere else you are signed out, and we have sent you an email.',
      });
    } catch (error) {
      const fields = refusedFields(error).filter(isOfForm);
      fields.forEach(({ field, message }, index) => {
        setError(field, { message }, { shouldFocus: index === 0 });
      });
      if (fields.length === 0) setOutcome({ kind: 'bad', message: errorMessage(error, FAILED_MESSAGE) });
    }
  }

  return (
    <form noValidate onSubmit={handleSubmit(changePassword)}>
      <Stack gap={4}>
        {/* For password managers. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label="Current password" error={errors.currentPassword?.message}>
          <PasswordInput
            autoComplete="current-password"
            {...register('currentPassword', { required: 'Current password is required' })}
          />
        </Field>
        <NewPasswordField
          label="New password"
          password={watch('newPassword')}
          error={errors.newPassword?.message}
          {...register('newPassword', {
            required: 'New password is required',
            validate: {
              isOther: (password, { currentPassword }) =>
                password !== currentPassword || 'New password must be different from current password',
              meetsPasswordRules,
            },
          })}
        />
        <Field label="Confirm new password" error={errors.confirmation?.message}>
          <PasswordInput
            autoComplete="new-password"
            {...register('confirmation', {
              required: 'Please confirm your new password',
              validate: (text, { newPassword }) => text === newPassword || 'Passwords do not match',
            })}
          />
        </Field>
        {outcome && (
          <Notice kind={outcome.kind} isAnnounced>
            {outcome.message}
          </Notice>
        )}
        <Button type="submit" isWide isBusy={isSubmitting}>
          {isSubmitting ? 'Changing your password...' : 'Change password'}
        </Button>
      </Stack>
    </form>
  );
}

function isOfForm(refused: { field: string; message: string }): refused is {
  field: 'currentPassword' | 'newPassword';
  message: string;
} {
  return refused.field === 'currentPassword' || refused.field === 'newPassword';
}
