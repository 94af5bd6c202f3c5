import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessageOr, requireData } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Field } from '../../../design/forms/Field';
import { Stack } from '../../../design/Stack';
import { useSubmit } from '../../../lib/forms/use-submit';
import { startSession } from '../../../session/session';
import { meetsPasswordRules, NewPasswordField } from '../password/NewPasswordField';
import { PasswordInput } from '../password/PasswordInput';
import { useChangePasswordMutation } from './security.generated';

const FAILED_MESSAGE = 'An error occurred. Please try again.';
const EMPTY = { currentPassword: '', newPassword: '', confirmation: '' };

type PasswordValues = typeof EMPTY;

/** Current password, new password, and its repetition. Values stay after a refusal. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [isChanged, setIsChanged] = useState(false);
  const [change] = useChangePasswordMutation();
  const form = useForm<PasswordValues>({ defaultValues: EMPTY });
  const { register, watch, reset, formState } = form;
  const { handleSubmit, errorNotice } = useSubmit(form, { messageOf: errorMessageOr(FAILED_MESSAGE) });
  const { errors, isSubmitting } = formState;

  async function changePassword({ currentPassword, newPassword }: PasswordValues) {
    setIsChanged(false);
    const { data } = await change({ variables: { input: { currentPassword, newPassword } } });
    const { token, user } = requireData(data).changePassword;
    startSession(token, user);
    reset(EMPTY);
    setIsChanged(true);
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
        {errorNotice}
        {isChanged && (
          <Notice kind="good" isAnnounced>
            You've changed your password. We've logged you out everywhere else and sent you an email.
          </Notice>
        )}
        <Button type="submit" isWide isBusy={isSubmitting}>
          {isSubmitting ? 'Changing your password...' : 'Change password'}
        </Button>
      </Stack>
    </form>
  );
}
