import { useForm } from 'react-hook-form';
import { Button } from '../../../design/Button';
import { DialogFrame } from '../../../design/dialogs/DialogFrame';
import { Stack } from '../../../design/Stack';
import { useSubmit } from '../../../lib/forms/use-submit';
import { CODE_RULES, CodeField } from './CodeField';

interface CodeDialogProps {
  submit: (code: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a login code; a wrong one is refused at its field. */
export function CodeDialog({ submit, onClose }: CodeDialogProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const { register, formState } = form;
  const { handleSubmit, errorNotice } = useSubmit(form);
  return (
    <DialogFrame place="middle" title="Enter your login code" firstFocus={['input']} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit(({ code }) => submit(code))}>
        <Stack gap={4}>
          <CodeField error={formState.errors.code?.message} {...register('code', CODE_RULES)} />
          {errorNotice}
          <Button type="submit" isWide isBusy={formState.isSubmitting}>
            Continue
          </Button>
        </Stack>
      </form>
    </DialogFrame>
  );
}
