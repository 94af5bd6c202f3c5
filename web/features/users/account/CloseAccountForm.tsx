import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessageOr } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { Field } from '../../../design/forms/Field';
import { Row, Stack } from '../../../design/Stack';
import { useSubmit } from '../../../lib/forms/use-submit';
import { PasswordInput } from '../password/PasswordInput';
import { useSignOut } from '../sign-in/use-sign-out';
import { useCloseAccountMutation } from './account.generated';

/** Asks for the password and closes the account for good. */
export function CloseAccountForm({ onCancel }: { onCancel: () => void }) {
  const [close] = useCloseAccountMutation();
  const signOut = useSignOut();
  const toast = useToast();
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const { register, setFocus, formState } = form;
  const { handleSubmit, errorNotice } = useSubmit(form, {
    messageOf: errorMessageOr("We couldn't close your account. Please try again."),
  });
  useEffect(() => setFocus('currentPassword'), [setFocus]);

  async function leave(input: { currentPassword: string }) {
    await close({ variables: { input } });
    toast('Your account is closed. Goodbye, and thank you.', 'good');
    signOut();
  }

  return (
    <form noValidate onSubmit={handleSubmit(leave)} aria-label="Close account">
      <Stack gap={4}>
        {errorNotice}
        <Field label="Current password" error={formState.errors.currentPassword?.message}>
          <PasswordInput
            {...register('currentPassword', { required: 'Current password is required' })}
            autoComplete="current-password"
          />
        </Field>
        <Row>
          <Button type="submit" variant="danger" isBusy={formState.isSubmitting}>
            {formState.isSubmitting ? 'Closing...' : 'Close my account for good'}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Keep my account
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
