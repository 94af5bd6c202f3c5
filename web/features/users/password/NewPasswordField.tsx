import type { ComponentProps } from 'react';
import { passwordRules } from '../../../../rules/people/password-rules';
import { Field } from '../../../design/forms/Field';
import { Stack } from '../../../design/Stack';
import { PasswordInput } from './PasswordInput';
import { PasswordStrengthMeter } from './PasswordStrengthMeter';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordInput>, 'value'> {
  label: string;
  error?: string;
  /** The current value. */
  password: string;
}

/** A new password with its strength and the five rules, checked while typing. */
export function NewPasswordField({ label, error, password, ...input }: NewPasswordFieldProps) {
  return (
    <Stack gap={2}>
      <Field label={label} error={error}>
        <PasswordInput autoComplete="new-password" {...input} />
      </Field>
      <PasswordStrengthMeter password={password} />
    </Stack>
  );
}

/** A `validate` function: true, or why the password is refused. */
export function meetsPasswordRules(password: string): true | string {
  return passwordRules(password).every(({ met }) => met) || 'Password does not meet all requirements';
}
