import { useFormContext } from 'react-hook-form';
import { Field } from '../../design/forms/Field';
import { WholeRow } from '../../design/forms/FormGroup';
import { Select, TextInput } from '../../design/forms/inputs';
import { MoneyInput } from '../../design/forms/MoneyInput';
import { Options } from '../../design/forms/Options';
import type { RequestForm } from './request-form';

/** The other company's offer, by what is compared. */
export function OtherOfferFields() {
  const { register, formState } = useFormContext<RequestForm>();
  const { company, service, volumeM3, price } = formState.errors;
  return (
    <>
      <WholeRow>
        <Field label="Other company" error={company?.message}>
          <TextInput {...register('company')} autoComplete="off" maxLength={100} aria-required />
        </Field>
      </WholeRow>
      <Field label="Their service is closest to our" error={service?.message}>
        <Select {...register('service')}>
          <Options choices={SERVICES} />
        </Select>
      </Field>
      <Field
        label="Their volume in m³"
        hint="As their offer says. 1 m³ is 1,000 litres, about 8 of our standard boxes; for ft³, divide by 35.3."
        error={volumeM3?.message}
      >
        <TextInput {...register('volumeM3')} inputMode="decimal" autoComplete="off" aria-required />
      </Field>
      <Field label="Their total price (£)" error={price?.message}>
        <MoneyInput {...register('price')} aria-required />
      </Field>
    </>
  );
}

const SERVICES = {
  STANDARD: 'Standard: door to door',
  EXPRESS: 'Express: faster',
  WHITEGLOVE: 'White glove: carried in and unwrapped',
} as const;
