import type { ComponentProps, ReactNode } from 'react';
import { type FieldPath, get, useFormContext } from 'react-hook-form';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { TextArea } from '../../lib/forms/form-fields';
import { SETTINGS_FIELDS } from './settings-fields';
import type { SettingsForm } from './settings-form';

const LABELS = new Map(SETTINGS_FIELDS.map(({ key, label }) => [key, label]));

interface SettingInputProps {
  /** Field name. */
  field: string;
  hint?: ReactNode;
  isOptional?: boolean;
  isLong?: boolean;
  inputMode?: ComponentProps<'input'>['inputMode'];
}

/** One field of the settings. */
export function SettingInput({ field, hint, isOptional, isLong = false, inputMode }: SettingInputProps) {
  const { register, formState } = useFormContext<SettingsForm>();
  const control = { ...register(field as FieldPath<SettingsForm>), inputMode };
  const problem = get(formState.errors, field) as { message?: string } | undefined;
  return (
    <Field label={LABELS.get(field) ?? field} hint={hint} error={problem?.message} isOptional={isOptional}>
      {isLong ? <TextArea {...control} /> : <TextInput {...control} />}
    </Field>
  );
}
