import type { ComponentProps } from 'react';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';

interface CodeFieldProps extends ComponentProps<typeof TextInput> {
  error: string | undefined;
  /** Digits of the app alone: no recovery code is taken. */
  isOfApp?: boolean;
}

/** Field for a code of the authenticator app, or a recovery code. */
export function CodeField({ error, isOfApp = false, ...control }: CodeFieldProps) {
  return (
    <Field
      label={isOfApp ? 'Code from the app' : 'Login code'}
      hint={isOfApp ? 'Six digits.' : 'Six digits from your authenticator app, or a recovery code.'}
      error={error}
    >
      <TextInput autoComplete="one-time-code" autoCapitalize="characters" spellCheck={false} {...control} />
    </Field>
  );
}

/** For `register` of such a field. */
export const CODE_RULES = { required: 'Login code is required' };
