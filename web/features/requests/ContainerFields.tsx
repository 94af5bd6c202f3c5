import { useFormContext } from 'react-hook-form';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import type { RequestForm } from './request-form';

/** The fields that a container's price depends on, besides where to and when. */
export function ContainerFields() {
  const { register } = useFormContext<RequestForm>();
  return (
    <>
      <Field label="From city, town or postcode" isOptional>
        <TextInput {...register('fromCity')} autoComplete="off" maxLength={100} />
      </Field>
      <Field label="How much" isOptional hint="In m³ or in rooms, like 30 m³ or a 2-bedroom flat.">
        <TextInput {...register('howMuch')} autoComplete="off" maxLength={100} />
      </Field>
    </>
  );
}
