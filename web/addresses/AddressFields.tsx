import { useFormContext } from 'react-hook-form';
import { hasPostcodes, needsState, stateWord } from '../../rules/people/address-rules';
import { Field } from '../ui/forms/Field';
import { WholeRow } from '../ui/forms/FormGroup';
import { TextInput } from '../ui/forms/inputs';
import type { TypedAddress } from './typed-address';

type AddressName = 'collection' | 'delivery' | 'billing';

interface AddressFieldsProps {
  /** The address's name in the surrounding form. */
  of: AddressName;
  /** ISO code; decides which parts the address has. */
  country: string;
  labels: { line1: string; line2?: string; city: string; state?: string; postcode: string };
  /** Section of the browser's autofill. */
  autoComplete: string;
}

/** The inputs of one address. */
export function AddressFields({ of, country, labels, autoComplete }: AddressFieldsProps) {
  const { register, formState } = useFormContext<Record<AddressName, TypedAddress>>();
  const errorOf = (part: keyof TypedAddress) => formState.errors[of]?.[part]?.message;
  const isBritish = country === 'GB';
  const isStateShown = of === 'billing' || !isBritish;
  const isPostcodeShown = of === 'billing' || hasPostcodes(country);

  return (
    <>
      <WholeRow>
        <Field label={labels.line1} error={errorOf('line1')}>
          <TextInput
            {...register(`${of}.line1`)}
            autoComplete={`${autoComplete} address-line1`}
            maxLength={200}
            aria-required
          />
        </Field>
      </WholeRow>
      {labels.line2 && (
        <WholeRow>
          <Field label={labels.line2} isOptional error={errorOf('line2')}>
            <TextInput
              {...register(`${of}.line2`)}
              autoComplete={`${autoComplete} address-line2`}
              maxLength={200}
            />
          </Field>
        </WholeRow>
      )}
      <Field label={labels.city} error={errorOf('city')}>
        <TextInput
          {...register(`${of}.city`)}
          autoComplete={`${autoComplete} address-level2`}
          maxLength={100}
          aria-required
        />
      </Field>
      {isStateShown && (
        <Field
          label={labels.state ?? stateWord(country)}
          isOptional={!needsState(country)}
          error={errorOf('state')}
        >
          <TextInput
            {...register(`${of}.state`)}
            autoComplete={`${autoComplete} address-level1`}
            maxLength={100}
            aria-required={needsState(country)}
          />
        </Field>
      )}
      {isPostcodeShown && (
        <Field label={labels.postcode} isOptional={!hasPostcodes(country)} error={errorOf('postcode')}>
          <TextInput
            {...register(`${of}.postcode`)}
            autoComplete={`${autoComplete} postal-code`}
            autoCapitalize="characters"
            maxLength={20}
            aria-required={hasPostcodes(country)}
          />
        </Field>
      )}
    </>
  );
}
