import { type ComponentProps, useEffect } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { hasPostcodes, needsState } from '../../../rules/people/address-rules';
import { CountryOptions } from '../../addresses/CountryOptions';
import { Field } from '../../ui/forms/Field';
import { Select, TextInput } from '../../ui/forms/inputs';
import { PasswordInput } from '../password/PasswordInput';
import { FieldGrid, WholeRow } from './account-layout';
import type { ProfileForm } from './profile-form';

interface ProfileFieldsProps {
  form: UseFormReturn<ProfileForm>;
  errors: FieldErrors<ProfileForm>;
  /** A new address needs the password. */
  isEmailOther: boolean;
  /** ISO code; decides what an address needs. */
  country: string;
}

/** Every field of the profile, in the specification's order. */
export function ProfileFields({ form, errors, isEmailOther, country }: ProfileFieldsProps) {
  const { register, setFocus } = form;
  // The editor replaces the pressed button.
  useEffect(() => setFocus('firstName'), [setFocus]);

  const text = (
    name: keyof ProfileForm,
    label: string,
    more: ComponentProps<'input'>,
    isOptional = false,
  ) => (
    <Field label={label} error={errors[name]?.message} isOptional={isOptional}>
      <TextInput {...register(name)} {...more} aria-required={!isOptional} />
    </Field>
  );

  return (
    <FieldGrid>
      {text('firstName', 'First Name', { autoComplete: 'given-name', maxLength: 100 })}
      {text('lastName', 'Last Name', { autoComplete: 'family-name', maxLength: 99 }, true)}
      {text('email', 'Email Address', { type: 'email', autoComplete: 'email', maxLength: 254 })}
      {text('phone', 'Phone Number', { type: 'tel', autoComplete: 'tel', maxLength: 30 }, true)}
      {isEmailOther && (
        <WholeRow>
          <Field
            label="Current Password"
            error={errors.currentPassword?.message}
            hint="Needed for another email address. You will be signed out on your other devices, and we send a link to the new address to confirm it."
          >
            <PasswordInput {...register('currentPassword')} autoComplete="current-password" aria-required />
          </Field>
        </WholeRow>
      )}
      <WholeRow>
        {text('line1', 'Street Address', { autoComplete: 'street-address', maxLength: 200 }, true)}
      </WholeRow>
      {text('city', 'City', { autoComplete: 'address-level2', maxLength: 100 }, true)}
      {text('state', 'State', { autoComplete: 'address-level1', maxLength: 100 }, true)}
      {text('postcode', 'ZIP Code', { autoComplete: 'postal-code', maxLength: 20 }, true)}
      <Field label="Country" hint={countryHint(country)}>
        <Select {...register('country')} autoComplete="country">
          <CountryOptions />
        </Select>
      </Field>
    </FieldGrid>
  );
}

function countryHint(country: string): string | undefined {
  if (country === 'GB') return 'An address in the UK needs its postcode.';
  if (needsState(country)) return 'An address there needs its state or province.';
  return hasPostcodes(country) ? undefined : 'Addresses there have no postal code.';
}
