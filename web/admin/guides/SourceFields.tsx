import { Field } from '../../ui/forms/Field';
import { Grid } from '../../ui/forms/form-fields';
import { DateInput, TextInput } from '../../ui/forms/inputs';
import type { GuideList } from './guide-form';
import { useEntry } from './use-entry';

/** Where a fact comes from, and when it was checked there. */
export function SourceFields({ list, at }: { list: GuideList; at: number }) {
  const { register, errorOf } = useEntry(list, at);
  return (
    <Grid $columns={2} $onPhone={1}>
      <Field label="Source" error={errorOf('source')}>
        <TextInput {...register('source')} maxLength={300} aria-required />
      </Field>
      <Field label="Checked on" error={errorOf('checkedOn')}>
        <DateInput {...register('checkedOn')} aria-required />
      </Field>
    </Grid>
  );
}
