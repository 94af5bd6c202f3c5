import { type ComponentProps, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { needsState } from '../../../../../rules/people/address-rules';
import { PHONE_LENGTH_MAX } from '../../../../../rules/people/contact-rules';
import { hasPostcodes } from '../../../../../rules/people/country-addresses';
import { Field } from '../../../../design/forms/Field';
import { FieldGrid, WholeRow } from '../../../../design/forms/FormGroup';
import { TextInput } from '../../../../design/forms/inputs';
import { AddressFields } from '../../../addresses/AddressFields';
import { CountryField } from '../../../addresses/CountryField';
import { PasswordInput } from '../../password/PasswordInput';
import type { ProfileForm } from './profile-form';

interface ProfileFieldsProps {
  start: keyof ProfileForm;
  /** A new address needs the password. */
  isNewEmail: boolean;
  /** ISO code; decides what an address needs. */
  country: string;
}

/** Every field of the profile, in the specification's order. */
export function ProfileFields({ start, isNewEmail, country }: ProfileFieldsProps) {
  const { register, setFocus, formState } = useFormContext<ProfileForm>();
  const { errors } = formState;
  // The editor replaces the pressed button.
  useEffect(() => setFocus(start), [setFocus, start]);

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
      {text(
        'phone',
        'Phone Number',
        { type: 'tel', autoComplete: 'tel', maxLength: PHONE_LENGTH_MAX.typed },
        true,
      )}
      {isNewEmail && (
        <WholeRow>
          <Field
            label="Current password"
            error={errors.currentPassword?.message}
            hint="Needed to change your email address. We'll log you out on your other devices and send a link to confirm the new address."
          >
            <PasswordInput {...register('currentPassword')} autoComplete="current-password" aria-required />
          </Field>
        </WholeRow>
      )}
      <AddressFields kind="profile" country={country} />
      <CountryField kind="profile" hint={countryHint(country)} />
    </FieldGrid>
  );
}

function countryHint(country: string): string | undefined {
  if (country === 'GB') return 'A UK address needs a postcode.';
  if (needsState(country)) return 'Addresses in this country need a state or province.';
  return hasPostcodes(country) ? undefined : 'Addresses in this country have no postal code.';
}
