import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { AddressFields } from '../../addresses/AddressFields';
import { CountryField } from '../../addresses/CountryField';
import { Checkbox } from '../../ui/forms/Checkbox';
import { Field } from '../../ui/forms/Field';
import { FieldGrid, WholeRow } from '../../ui/forms/FormGroup';
import { TextInput } from '../../ui/forms/inputs';
import type { AddressForm } from './address-form';
import { fillsInFirst } from './address-uses';

/** The inputs of a saved address, depending on its country. */
export function AddressFormFields() {
  const { register, watch, setFocus } = useFormContext<AddressForm>();
  const country = watch('country');
  const firstFor = fillsInFirst(country);
  useEffect(() => setFocus('label'), [setFocus]);

  return (
    <FieldGrid>
      <Field label="Label" isOptional hint="Your name for this address, such as Home or Mum's.">
        <TextInput {...register('label')} maxLength={50} autoComplete="off" />
      </Field>
      <CountryField kind="saved" />
      <AddressFields kind="saved" country={country} />
      {firstFor && (
        <WholeRow>
          <Checkbox label={`Use this address first for ${firstFor}`} {...register('isDefault')} />
        </WholeRow>
      )}
    </FieldGrid>
  );
}
