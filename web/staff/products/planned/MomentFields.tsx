import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '../../../design/forms/Field';
import { DateInput, TextInput } from '../../../design/forms/inputs';
import { Grid } from '../../../lib/forms/form-fields';
import { useToday } from '../../../lib/hooks/use-today';

/** A moment in UK time, as typed. */
export interface MomentForm {
  date: string;
  time: string;
}

export const NO_MOMENT: MomentForm = { date: '', time: '00:00' };

interface MomentFieldsProps {
  register: UseFormRegister<MomentForm>;
  errors: FieldErrors<MomentForm>;
}

/** The day and the time from which a change applies. */
export function MomentFields({ register, errors }: MomentFieldsProps) {
  return (
    <Grid $columns={2} $onPhone={1}>
      <Field label="Applies on" error={errors.date?.message}>
        <DateInput min={useToday()} {...register('date', { required: 'Choose a day' })} />
      </Field>
      <Field label="At (UK time)" error={errors.time?.message}>
        <TextInput type="time" {...register('time', { required: 'Enter a time like 09:30' })} />
      </Field>
    </Grid>
  );
}
