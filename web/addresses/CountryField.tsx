import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '../ui/forms/Field';
import { Select } from '../ui/forms/inputs';
import { ADDRESS_KINDS, type AddressKind } from './address-kinds';
import { CountryOptions } from './CountryOptions';

interface CountryFieldProps {
  kind: AddressKind;
  hint?: string | undefined;
  /** Options before the countries. */
  children?: ReactNode;
}

/** The country of an address; inside a FormProvider. */
export function CountryField({ kind, hint, children }: CountryFieldProps) {
  const { register, getFieldState, formState } = useFormContext();
  const { path, autofill } = ADDRESS_KINDS[kind];
  const name = `${path}country`;
  return (
    <Field label="Country" hint={hint} error={getFieldState(name, formState).error?.message}>
      <Select {...register(name)} autoComplete={autofill === 'off' ? 'off' : `${autofill}country`}>
        {children}
        <CountryOptions />
      </Select>
    </Field>
  );
}
