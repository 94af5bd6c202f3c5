import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { AddressFields } from '../../addresses/AddressFields';
import { CountryField } from '../../addresses/CountryField';
import { Field } from '../../ui/forms/Field';
import { FieldGrid, WholeRow } from '../../ui/forms/FormGroup';
import { Select, TextInput } from '../../ui/forms/inputs';
import { Options } from '../../ui/forms/Options';
import type { UserForm } from './user-form';
import { ROLE_BADGES, STATUS_BADGES } from './user-labels';

/** Every field of a user, in the specification's order. */
export function UserFields() {
  const { register, watch, formState } = useFormContext<UserForm>();

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
      <AddressFields kind="user" country={watch('country')} />
      <WholeRow>
        <CountryField kind="user">
          <option value="">Not given</option>
        </CountryField>
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
