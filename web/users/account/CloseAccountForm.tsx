import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { errorWords, refusedFields } from '../../apollo/error-words';
import { currentSession, endSession } from '../../apollo/session';
import { forgetCheckout } from '../../checkout/forget-checkout';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { Row, Stack } from '../../ui/Stack';
import { useToast } from '../../ui/toast';
import { PasswordInput } from '../PasswordInput';
import { useCloseAccountMutation } from './account.generated';

/** Asks for the password and closes the account for good. */
export function CloseAccountForm({ onCancel }: { onCancel: () => void }) {
  const [refusal, setRefusal] = useState<string>();
  const [close] = useCloseAccountMutation();
  const navigate = useNavigate();
  const toast = useToast();
  const { register, handleSubmit, setFocus, setError, formState } = useForm({
    defaultValues: { currentPassword: '' },
  });
  useEffect(() => setFocus('currentPassword'), [setFocus]);

  const isClosed = useRef(false);
  // Once home is on the screen: this page needs a sign-in and would lead to the login form.
  useEffect(
    () => () => {
      if (!isClosed.current) return;
      const { user } = currentSession();
      if (user) forgetCheckout(user.id);
      endSession();
      toast('Your account is closed. Goodbye, and thank you.', 'good');
    },
    [toast],
  );

  async function leave(input: { currentPassword: string }) {
    setRefusal(undefined);
    try {
      await close({ variables: { input } });
    } catch (error) {
      const [wrong] = refusedFields(error);
      if (wrong) setError('currentPassword', { message: wrong.message }, { shouldFocus: true });
      else setRefusal(errorWords(error, 'Your account could not be closed. Please try again.'));
      return;
    }
    isClosed.current = true;
    void navigate('/', { state: { isLogout: true } });
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
