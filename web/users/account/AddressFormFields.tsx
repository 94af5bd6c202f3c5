import { type ComponentProps, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hasPostcodes, needsState, stateWord } from '../../../rules/people/address-rules';
import { CountryOptions } from '../../addresses/CountryOptions';
import { Checkbox } from '../../ui/forms/Checkbox';
import { Field } from '../../ui/forms/Field';
import { Select, TextInput } from '../../ui/forms/inputs';
import { FieldGrid, WholeRow } from './account-layout';
import type { AddressForm } from './address-form';
import { fillsInFirst } from './address-uses';

/** The inputs of an address, depending on its country. */
export function AddressFormFields({ form }: { form: UseFormReturn<AddressForm> }) {
  const { register, watch, setFocus, formState } = form;
  const country = watch('country');
  const firstFor = fillsInFirst(country);
  useEffect(() => setFocus('label'), [setFocus]);

  const text = (
    name: keyof AddressForm,
    label: string,
    more: ComponentProps<'input'>,
    isOptional = false,
  ) => (
    <Field label={label} error={formState.errors[name]?.message} isOptional={isOptional}>
      <TextInput {...register(name)} {...more} aria-required={!isOptional} />
    </Field>
  );

  return (
    <FieldGrid>
      <Field label="Label" isOptional hint="What you call it, such as Home or Mum's.">
        <TextInput {...register('label')} maxLength={50} autoComplete="off" />
      </Field>
      <Field label="Country">
        <Select {...register('country')} autoComplete="country">
          <CountryOptions />
        </Select>
      </Field>
      <WholeRow>
        {text('line1', 'Street Address', { autoComplete: 'address-line1', maxLength: 200 })}
      </WholeRow>
      <WholeRow>
        {text('line2', 'Flat, floor or building', { autoComplete: 'address-line2', maxLength: 200 }, true)}
      </WholeRow>
      {text('city', 'City', { autoComplete: 'address-level2', maxLength: 100 })}
      {country !== 'GB' &&
        text(
          'state',
          stateWord(country),
          { autoComplete: 'address-level1', maxLength: 100 },
          !needsState(country),
        )}
      {hasPostcodes(country) &&
        text('postcode', country === 'GB' ? 'UK postcode' : 'Postal code', {
          autoComplete: 'postal-code',
          maxLength: 20,
        })}
      {firstFor && (
        <WholeRow>
          <Checkbox label={`Fill this in first for ${firstFor}`} {...register('isDefault')} />
        </WholeRow>
      )}
    </FieldGrid>
  );
}
