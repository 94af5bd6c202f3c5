import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { countries, countryName } from '../../../rules/people/countries';
import { Field } from '../../design/forms/Field';
import { Select } from '../../design/forms/inputs';
import { ADDRESS_KINDS, type AddressKind } from './address-kinds';

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

/** The six of the specification; the shop's own country first. */
const OFTEN_CHOSEN = ['GB', 'US', 'CA', 'AU', 'DE', 'FR'];

/** Options of a country select: the six of the specification, then every country. */
function CountryOptions() {
  return (
    <>
      <optgroup label="Often chosen">
        {OFTEN_CHOSEN.map((code) => (
          <option key={code} value={code}>
            {countryName(code)}
          </option>
        ))}
      </optgroup>
      <optgroup label="All countries">
        {countries()
          .filter(({ code }) => !OFTEN_CHOSEN.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </optgroup>
    </>
  );
}
