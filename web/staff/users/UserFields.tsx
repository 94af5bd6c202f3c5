import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { PHONE_LENGTH_MAX } from '../../../rules/people/contact-rules';
import { Field } from '../../design/forms/Field';
import { FieldGrid, WholeRow } from '../../design/forms/FormGroup';
import { Select, TextInput } from '../../design/forms/inputs';
import { Options } from '../../design/forms/Options';
import { AddressFields } from '../../features/addresses/AddressFields';
import { CountryField } from '../../features/addresses/CountryField';
import type { UserForm } from './user-form';
import { ROLES, STATUS_BADGES } from './user-labels';

/** Every field of a user, in the specification's order; only staff have a department. */
export function UserFields() {
  const { register, watch, formState } = useFormContext<UserForm>();

  const text = (
    name: keyof UserForm,
    label: string,
    lengthMax: number,
    { type, isOptional = false }: { type?: ComponentProps<'input'>['type']; isOptional?: boolean },
  ) => (
    <Field label={label} isOptional={isOptional} error={formState.errors[name]?.message}>
      <TextInput
        {...register(name)}
        type={type}
        maxLength={lengthMax}
        autoComplete="off"
        aria-required={!isOptional}
      />
    </Field>
  );

  return (
    <FieldGrid>
      {text('name', 'Full Name*', 200, {})}
      {text('email', 'Email Address*', 254, { type: 'email' })}
      {text('phone', 'Phone Number', PHONE_LENGTH_MAX.typed, { type: 'tel', isOptional: true })}
      <AddressFields kind="user" country={watch('country')} />
      <WholeRow>
        <CountryField kind="user">
          <option value="">Not given</option>
        </CountryField>
      </WholeRow>
      <Field label="Role" hint={ROLES[watch('role')].may} error={formState.errors.role?.message}>
        <Select {...register('role')}>
          <Options choices={ROLES} />
        </Select>
      </Field>
      <Field label="Status" error={formState.errors.status?.message}>
        <Select {...register('status')}>
          <Options choices={STATUS_BADGES} />
        </Select>
      </Field>
      {watch('role') !== 'CUSTOMER' && text('department', 'Department', 100, { isOptional: true })}
    </FieldGrid>
  );
}
