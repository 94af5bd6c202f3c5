import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { ADDRESS_LENGTH_MAX, hasPostcodes, needsState, stateWord } from '../../rules/people/address-rules';
import { Field } from '../ui/forms/Field';
import { WholeRow } from '../ui/forms/FormGroup';
import { TextInput } from '../ui/forms/inputs';
import { ADDRESS_KINDS, type AddressKind } from './address-kinds';
import type { TypedAddress } from './typed-address';

interface AddressFieldsProps {
  kind: AddressKind;
  /** ISO code; decides which parts the address has and needs. */
  country: string;
}

/** The inputs of one address; inside a FormProvider. */
export function AddressFields({ kind, country }: AddressFieldsProps) {
  const { register, getFieldState, formState } = useFormContext();
  const { path, labels, autofill, isWhole = false, needs = 'country' } = ADDRESS_KINDS[kind];

  const text = (
    part: keyof TypedAddress,
    label: string,
    isNeeded: boolean,
    { autoComplete, ...more }: ComponentProps<'input'>,
  ) => (
    <Field
      label={label}
      isOptional={needs !== 'unmarked' && !isNeeded}
      error={getFieldState(path + part, formState).error?.message}
    >
      <TextInput
        {...register(path + part)}
        {...more}
        autoComplete={autofill === 'off' ? 'off' : autofill + autoComplete}
        maxLength={ADDRESS_LENGTH_MAX[part]}
        aria-required={isNeeded || undefined}
      />
    </Field>
  );

  const isNeeded = needs === 'country';
  return (
    <>
      <WholeRow>{text('line1', labels.line1, isNeeded, { autoComplete: 'address-line1' })}</WholeRow>
      {labels.line2 && (
        <WholeRow>{text('line2', labels.line2, false, { autoComplete: 'address-line2' })}</WholeRow>
      )}
      {text('city', labels.city, isNeeded, { autoComplete: 'address-level2' })}
      {(isWhole || country !== 'GB') &&
        text('state', labels.state ?? stateWord(country), isNeeded && needsState(country), {
          autoComplete: 'address-level1',
        })}
      {(isWhole || hasPostcodes(country)) &&
        text(
          'postcode',
          labels.postcode ?? (country === 'GB' ? 'UK postcode' : 'Postal code'),
          isNeeded && hasPostcodes(country),
          { autoComplete: 'postal-code', autoCapitalize: 'characters' },
        )}
    </>
  );
}
