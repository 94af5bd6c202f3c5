import { useFormContext } from 'react-hook-form';
import { PHONE_LENGTH_MAX } from '../../../../rules/people/contact-rules';
import { Field } from '../../../design/forms/Field';
import { FormGroup, WholeRow } from '../../../design/forms/FormGroup';
import { TextInput } from '../../../design/forms/inputs';
import type { CheckoutForm } from './checkout-form';

/** The person we write to, who also pays. */
export function ContactGroup() {
  const { register, formState } = useFormContext<CheckoutForm>();
  const { name, email, phone } = formState.errors;
  return (
    <FormGroup title="Your details">
      <WholeRow>
        <Field label="Full Name" error={name?.message}>
          <TextInput {...register('name')} autoComplete="name" maxLength={200} aria-required />
        </Field>
      </WholeRow>
      <Field label="Email Address" error={email?.message} hint="We'll send your order details here.">
        <TextInput {...register('email')} type="email" autoComplete="email" maxLength={254} aria-required />
      </Field>
      <Field
        label="Phone Number"
        isOptional
        error={phone?.message}
        hint="For the driver, on the day of collection."
      >
        <TextInput {...register('phone')} type="tel" autoComplete="tel" maxLength={PHONE_LENGTH_MAX.typed} />
      </Field>
    </FormGroup>
  );
}
