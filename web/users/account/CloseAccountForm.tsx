import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage, refusedFields } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { useToast } from '../../ui/feedback/toast';
import { Field } from '../../ui/forms/Field';
import { Row, Stack } from '../../ui/Stack';
import { PasswordInput } from '../password/PasswordInput';
import { useSignOut } from '../sign-in/use-sign-out';
import { useCloseAccountMutation } from './account.generated';

/** Asks for the password and closes the account for good. */
export function CloseAccountForm({ onCancel }: { onCancel: () => void }) {
  const [refusal, setRefusal] = useState<string>();
  const [close] = useCloseAccountMutation();
  const signOut = useSignOut();
  const toast = useToast();
  const { register, handleSubmit, setFocus, setError, formState } = useForm({
    defaultValues: { currentPassword: '' },
  });
  useEffect(() => setFocus('currentPassword'), [setFocus]);

  async function leave(input: { currentPassword: string }) {
    setRefusal(undefined);
    try {
      await close({ variables: { input } });
    } catch (error) {
      const [wrong] = refusedFields(error);
      if (wrong) setError('currentPassword', { message: wrong.message }, { shouldFocus: true });
      else setRefusal(errorMessage(error, 'Your account could not be closed. Please try again.'));
      return;
    }
    toast('Your account is closed. Goodbye, and thank you.', 'good');
    signOut();
  }

  return (
    <form noValidate onSubmit={handleSubmit(leave)} aria-label="Close account">
      <Stack gap={4}>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <Field label="Current Password" error={formState.errors.currentPassword?.message}>
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
