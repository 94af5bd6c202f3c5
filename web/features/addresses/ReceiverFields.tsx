import { useFormContext, useWatch } from 'react-hook-form';
import { PHONE_LENGTH_MAX } from '../../../rules/people/contact-rules';
import { RECEIVER_NAME_MAX } from '../../../rules/people/receiver';
import { Checkbox } from '../../design/forms/Checkbox';
import { Field } from '../../design/forms/Field';
import { WholeRow } from '../../design/forms/FormGroup';
import { TextInput } from '../../design/forms/inputs';
import type { ReceiverValues } from './handover-values';

/** The receiver of the delivery: the customer, unless that is unticked. */
export function ReceiverFields() {
  const { register, control, getFieldState, formState } = useFormContext<{ receiver: ReceiverValues }>();
  const isMe = useWatch({ control, name: 'receiver.isMe' });
  const errorOf = (part: 'name' | 'phone' | 'email') =>
    getFieldState(`receiver.${part}`, formState).error?.message;
  return (
    <>
      <WholeRow>
        <Checkbox label="I'll receive it myself" {...register('receiver.isMe')} />
      </WholeRow>
      {!isMe && (
        <>
          <WholeRow>
            <Field label="Receiver's name" error={errorOf('name')}>
              <TextInput
                {...register('receiver.name')}
                maxLength={RECEIVER_NAME_MAX}
                autoComplete="off"
                aria-required
              />
            </Field>
          </WholeRow>
          <Field label="Receiver's phone" error={errorOf('phone')}>
            <TextInput
              {...register('receiver.phone')}
              type="tel"
              maxLength={PHONE_LENGTH_MAX.typed}
              autoComplete="off"
              aria-required
            />
          </Field>
          <Field label="Receiver's email" isOptional error={errorOf('email')}>
            <TextInput {...register('receiver.email')} type="email" maxLength={254} autoComplete="off" />
          </Field>
        </>
      )}
    </>
  );
}
