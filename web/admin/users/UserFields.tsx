import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CountryOptions } from '../../addresses/CountryOptions';
import { Field } from '../../ui/forms/Field';
import { Select, TextInput } from '../../ui/forms/inputs';
import { Options } from '../../ui/forms/Options';
import { FieldGrid, WholeRow } from '../../users/account/account-layout';
import type { UserForm } from './user-form';
import { ROLE_BADGES, STATUS_BADGES } from './user-labels';

/** Every field of a user, in the specification's order. */
export function UserFields({ form }: { form: UseFormReturn<UserForm> }) {
  const { register, formState } = form;

  const text = (
    name: keyof UserForm,
    label: string,
    lengthMax: number,
    more: ComponentProps<'input'> = {},
  ) => (
    <Field label={label} error={formState.errors[name]?.message}>
      <TextInput {...register(name)} maxLength={lengthMax} autoComplete="off" {...more} />
    </Field>
  );

  return (
    <FieldGrid>
      {text('name', 'Full Name*', 200, { 'aria-required': true })}
      {text('email', 'Email Address*', 254, { type: 'email', 'aria-required': true })}
      {text('phone', 'Phone Number', 40, { type: 'tel' })}
      {text('department', 'Department', 100)}
      <WholeRow>{text('line1', 'Address', 200)}</WholeRow>
      {text('line2', 'Flat, floor or building', 200)}
      {text('city', 'City', 100)}
      {text('state', 'State or county', 100)}
      {text('postcode', 'Postal code', 20)}
      <WholeRow>
        <Field label="Country" error={formState.errors.country?.message}>
          <Select {...register('country')}>
            <option value="">Not given</option>
            <CountryOptions />
          </Select>
        </Field>
      </WholeRow>
      <Field label="Role" error={formState.errors.role?.message}>
        <Select {...register('role')}>
          <Options of={ROLE_BADGES} />
        </Select>
      </Field>
      <Field label="Status" error={formState.errors.status?.message}>
        <Select {...register('status')}>
          <Options of={STATUS_BADGES} />
        </Select>
      </Field>
    </FieldGrid>
  );
}
