import { Field } from '../../ui/forms/Field';
import { Grid, TextArea } from '../../ui/forms/form-fields';
import { Select, TextInput } from '../../ui/forms/inputs';
import { useEntry } from './use-entry';

/** A paper that customs ask for. Orders that are booked from now on have it. */
export function PaperFields({ at }: { at: number }) {
  const { register, errorOf } = useEntry('papers', at);
  return (
    <>
      <Field label="Paper" error={errorOf('name')}>
        <TextInput {...register('name')} maxLength={80} aria-required />
      </Field>
      <Field label="What has to be in it" error={errorOf('explanation')}>
        <TextArea {...register('explanation')} maxLength={400} aria-required />
      </Field>
      <Grid $columns={2}>
        <Field label="Days before" error={errorOf('days')}>
          <TextInput {...register('days')} inputMode="numeric" aria-required />
        </Field>
        <Field label="Before which day" error={errorOf('dueBefore')}>
          <Select {...register('dueBefore')}>
            <option value="ARRIVAL">Expected arrival</option>
            <option value="COLLECTION">Collection</option>
          </Select>
        </Field>
      </Grid>
    </>
  );
}
