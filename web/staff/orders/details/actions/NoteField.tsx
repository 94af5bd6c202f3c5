import { useFormContext } from 'react-hook-form';
import { Field } from '../../../../design/forms/Field';
import { TextArea } from '../../../../lib/forms/form-fields';

interface NoteFieldProps {
  name: 'reason' | 'note';
  hint?: string;
}

/** The reason or note of an action of staff. */
export function NoteField({ name, hint = 'Saved with your name. Only staff see it.' }: NoteFieldProps) {
  const { register, formState } = useFormContext<Record<NoteFieldProps['name'], string>>();
  return (
    <Field label={name === 'reason' ? 'Reason' : 'Note'} hint={hint} error={formState.errors[name]?.message}>
      <TextArea rows={2} {...register(name)} />
    </Field>
  );
}
