import type { UseFormReturn } from 'react-hook-form';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';

/** The server's limit. */
const REASON_LENGTH_MAX = 500;

/** The reason for an unusual status change, which needs one. */
export function ReasonField({ form }: { form: UseFormReturn<{ reason: string }> }) {
  return (
    <Field
      label="Reason"
      error={form.formState.errors.reason?.message}
      hint="Saved with the order and your name. Customers don't see it."
    >
      <TextInput
        {...form.register('reason', { validate: (reason) => reason.trim() !== '' || 'Enter a reason' })}
        maxLength={REASON_LENGTH_MAX}
      />
    </Field>
  );
}
