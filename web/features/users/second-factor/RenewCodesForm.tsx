import { useForm } from 'react-hook-form';
import { evictFields } from '../../../data/cache/evict';
import { requireData } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { Row, Stack } from '../../../design/Stack';
import { useSubmit } from '../../../lib/forms/use-submit';
import { CODE_RULES, CodeField } from './CodeField';
import { useRenewRecoveryCodesMutation } from './second-factor.generated';

interface RenewCodesFormProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Replaces the recovery codes, with a code. */
export function RenewCodesForm({ onDone, onCancel }: RenewCodesFormProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const { register, formState } = form;
  const { handleSubmit, errorNotice } = useSubmit(form);
  const [renew] = useRenewRecoveryCodesMutation({ update: evictFields('mySecondFactor') });
  async function send(input: { code: string }) {
    const { data } = await renew({ variables: { input } });
    onDone(requireData(data).renewRecoveryCodes);
  }
  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <Stack gap={4}>
        <CodeField error={formState.errors.code?.message} {...register('code', CODE_RULES)} />
        {errorNotice}
        <Row>
          <Button type="submit" isBusy={formState.isSubmitting}>
            Make new recovery codes
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
