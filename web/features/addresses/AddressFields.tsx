import { type ComponentProps, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  ADDRESS_LENGTH_MAX,
  needsState,
  postcodeLabel,
  stateLabel,
} from '../../../rules/people/address-rules';
import { type AddressValues } from '../../../rules/people/addresses/address-parts';
import { hasPostcodes, writePostcode, writeState } from '../../../rules/people/country-addresses';
import { Field } from '../../design/forms/Field';
import { WholeRow } from '../../design/forms/FormGroup';
import { Select, TextInput } from '../../design/forms/inputs';
import { ADDRESS_KINDS, type AddressKind } from './address-kinds';
import { hasStateField } from './address-values';
import type { FoundPostcode } from './use-postcode';
import { usePostcode } from './use-postcode';

interface AddressFieldsProps {
  kind: AddressKind;
  /** ISO code; decides which parts the address has and needs. */
  country: string;
  /** Only the city is needed now. */
  isStreetOptional?: boolean;
  /** Only the city is shown. */
  isCityOnly?: boolean;
}

/** The inputs of one address; inside a FormProvider. In the United Kingdom the postcode comes first and tells the town. */
export function AddressFields(props: AddressFieldsProps) {
  const { kind, country, isStreetOptional = false, isCityOnly = false } = props;
  const { register, setValue, getValues, getFieldState, formState } = useFormContext();
  const { path, labels, autofill, isWhole = false, needs = 'country' } = ADDRESS_KINDS[kind];
  const isNeeded = needs === 'country';
  const isPostcodeFirst = isNeeded && country === 'GB';
  const found = usePostcode(path, isPostcodeFirst);
  const townsId = useId();

  const text = (
    part: keyof AddressValues,
    label: string,
    isPartNeeded: boolean,
    { autoComplete, ...more }: ComponentProps<'input'>,
  ) => (
    <Field
      label={label}
      isOptional={!isPartNeeded}
      error={getFieldState(path + part, formState).error?.message}
    >
      <TextInput
        {...register(path + part, {
          onBlur: ({ target: { value } }: { target: HTMLInputElement }) => {
            if (part === 'postcode') rewrite(part, writePostcode(value, country), value);
            if (part === 'state') rewrite(part, writeState(value, country), value);
          },
        })}
        {...more}
        autoComplete={autofill === 'off' ? 'off' : autofill + autoComplete}
        maxLength={ADDRESS_LENGTH_MAX[part]}
        aria-required={isPartNeeded || undefined}
      />
    </Field>
  );

  /** Rewrites a part in the country's format when the field loses the focus. */
  function rewrite(part: 'postcode' | 'state', written: string, typed: string) {
    if (written && written !== typed) setValue(path + part, written, { shouldValidate: true });
  }

  const city = text('city', labels.city, isNeeded, {
    autoComplete: 'address-level2',
    list: found && found.towns.length > 1 ? townsId : undefined,
  });
  if (isCityOnly) return <WholeRow>{city}</WholeRow>;
  const isStreetNeeded = isNeeded && !isStreetOptional;
  const postcode =
    (isWhole || hasPostcodes(country)) &&
    text('postcode', labels.postcode ?? postcodeLabel(country), isStreetNeeded && hasPostcodes(country), {
      autoComplete: 'postal-code',
      autoCapitalize: 'characters',
    });
  return (
    <>
      {isPostcodeFirst && postcode}
      {isPostcodeFirst && <FoundAddresses path={path} found={found} />}
      <WholeRow>{text('line1', labels.line1, isStreetNeeded, { autoComplete: 'address-line1' })}</WholeRow>
      {labels.line2 && (
        <WholeRow>{text('line2', labels.line2, false, { autoComplete: 'address-line2' })}</WholeRow>
      )}
      {city}
      {found && found.towns.length > 1 && (
        <datalist id={townsId}>
          {found.towns.map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
      )}
      {(isWhole || (hasStateField(country) && (country || getValues(`${path}state`)))) &&
        text('state', labels.state ?? stateLabel(country), isStreetNeeded && needsState(country), {
          autoComplete: 'address-level1',
        })}
      {!isPostcodeFirst && postcode}
    </>
  );
}

/** The addresses at a postcode, to choose one; empty when only its town is known. */
function FoundAddresses({ path, found }: { path: string; found: FoundPostcode | null }) {
  const { setValue } = useFormContext();
  if (!found || found.addresses.length === 0) return null;

  function choose(index: string) {
    const chosen = found?.addresses[Number(index)];
    for (const part of ['line1', 'line2', 'city'] as const)
      if (chosen) setValue(path + part, chosen[part], { shouldDirty: true, shouldValidate: true });
  }

  return (
    <WholeRow>
      <Field label={`Addresses at ${found.postcode}`}>
        <Select key={found.postcode} defaultValue="" onChange={({ target }) => choose(target.value)}>
          <option value="" disabled>
            Choose an address
          </option>
          {found.addresses.map(({ line1, line2, city }, index) => (
            <option key={[line1, line2].join()} value={index}>
              {[line1, line2, city].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      </Field>
    </WholeRow>
  );
}
