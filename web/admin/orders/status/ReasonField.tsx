import type { Ref } from 'react';
import { Field } from '../../../ui/forms/Field';
import { TextInput } from '../../../ui/forms/inputs';

/** The server's limit. */
const REASON_LENGTH_MAX = 500;

interface ReasonFieldProps {
  ref: Ref<HTMLInputElement>;
  reason: string;
  /** Why it was refused. */
  refusal: string | undefined;
  onChange: (reason: string) => void;
}

/** The reason for an unusual status change. */
export function ReasonField({ ref, reason, refusal, onChange }: ReasonFieldProps) {
  return (
    <Field label="Reason" error={refusal} hint="Kept with the order and your name. Customers do not see it.">
      <TextInput
        ref={ref}
        value={reason}
        maxLength={REASON_LENGTH_MAX}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}
