import { useForm } from 'react-hook-form';
import { evictFields } from '../../../data/cache/evict';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { Row, Stack } from '../../../design/Stack';
import { useSubmit } from '../../../lib/forms/use-submit';
import { PasswordInput } from '../password/PasswordInput';
import { CODE_RULES, CodeField } from './CodeField';
import { useStopLoginCodesMutation } from './second-factor.generated';

/** Turns login codes off, with password and code. */
export function StopCodesForm({ onDone }: { onDone: () => void }) {
  const form = useForm({ defaultValues: { currentPassword: '', code: '' } });
  const { register, formState } = form;
  const { handleSubmit, errorNotice } = useSubmit(form);
  const [stop] = useStopLoginCodesMutation({ update: evictFields('mySecondFactor') });
  async function send(input: { currentPassword: string; code: string }) {
    await stop({ variables: { input } });
    onDone();
  }
  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <Stack gap={4}>
        <Field label="Your password" error={formState.errors.currentPassword?.message}>
          <PasswordInput
            autoComplete="current-password"
            {...register('currentPassword', { required: 'Current password is required' })}
          />
        </Field>
        <CodeField error={formState.errors.code?.message} {...register('code', CODE_RULES)} />
        {errorNotice}
        <Row>
          <Button type="submit" variant="danger" isBusy={formState.isSubmitting}>
            Turn off login codes
          </Button>
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
