import type { ComponentProps, ReactNode } from 'react';
import { Field } from '../../ui/forms/Field';
import { TextArea } from '../../ui/forms/form-fields';
import { TextInput } from '../../ui/forms/inputs';
import { SETTINGS_FIELDS } from './settings-fields';
import type { SettingsFormState } from './use-settings-form';

const LABELS = new Map(SETTINGS_FIELDS.map(({ key, label }) => [key, label]));

interface SettingInputProps {
  state: SettingsFormState;
  /** The field's name. */
  of: string;
  hint?: ReactNode;
  isOptional?: boolean;
  isLong?: boolean;
  inputMode?: ComponentProps<'input'>['inputMode'];
}

/** One field of the settings. */
export function SettingInput({ state, of, hint, isOptional, isLong = false, inputMode }: SettingInputProps) {
  const { form, problems, type } = state;
  const control = {
    name: of,
    value: form[of] ?? '',
    inputMode,
    onChange: ({ target }: { target: { value: string } }) => type(of, target.value),
  };
  return (
    <Field label={LABELS.get(of) ?? of} hint={hint} error={problems.get(of)} isOptional={isOptional}>
      {isLong ? <TextArea {...control} /> : <TextInput {...control} />}
    </Field>
  );
}
