import type { ComponentProps } from 'react';
import { passwordRules } from '../../../rules/people/password-rules';
import { Field } from '../../ui/forms/Field';
import { Stack } from '../../ui/Stack';
import { PasswordInput } from './PasswordInput';
import { PasswordStrengthMeter } from './PasswordStrengthMeter';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordInput>, 'value'> {
  label: string;
  error?: string;
  /** What is typed so far. */
  password: string;
}

/** A password that is being chosen, with its strength and the five rules, which tick while it is typed. */
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

/** For `validate` of a form: true, or why the password cannot be taken. */
export function meetsPasswordRules(password: string): true | string {
  return passwordRules(password).every(({ met }) => met) || 'Password does not meet all requirements';
}
