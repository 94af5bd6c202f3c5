import { useForm } from 'react-hook-form';
import { CHARGE_NAME_MAX, CHARGE_REASON_MAX } from '../../../../../rules/orders/order-charge';
import { Field } from '../../../../design/forms/Field';
import { TextInput } from '../../../../design/forms/inputs';
import { MoneyInput } from '../../../../design/forms/MoneyInput';
import { Text } from '../../../../design/Text';
import { formatPounds } from '../../../../lib/formats/formats';
import { foundProblems } from '../../../../lib/forms/found-problems';
import { readPounds } from '../../../../lib/forms/pounds';
import { rulesResolver } from '../../../../lib/forms/rules-resolver';
import { chargeProblem, textProblem } from '../actions/action-rules';
import { NoteField } from '../actions/NoteField';
import { OrderActionForm, type OrderActionProps } from '../actions/OrderActionForm';
import { useAddOrderChargeMutation } from './charges.generated';

/** Asks the customer to pay something beside the order. */
export function AddChargeForm(props: OrderActionProps) {
  const { details } = props;
  const [add] = useAddOrderChargeMutation();
  const form = useForm({
    defaultValues: { name: '', sum: '', reason: '' },
    resolver: rulesResolver(({ name, sum, reason }) =>
      foundProblems<string>([
        ['name', textProblem(name, 'Enter what the charge is for', CHARGE_NAME_MAX)],
        ['sum', chargeProblem(sum)],
        ['reason', textProblem(reason, 'Tell the customer why', CHARGE_REASON_MAX)],
      ]),
    ),
  });
  const { errors } = form.formState;
  const { name, sum, reason } = form.watch();
  const pence = chargeProblem(sum) === null ? (readPounds(sum) ?? 0) : 0;
  return (
    <OrderActionForm
      {...props}
      title={`Add a charge to ${details.number}`}
      form={form}
      fieldOf={(field) => (field === 'amount' ? 'sum' : field)}
      sentence={`Ask ${details.customer.name || 'the customer'} to pay ${formatPounds(pence)} for ${name.trim()}?`}
      consequences={
        <>
          <Text size="small">
            We'll email a link to pay it, and show it on the page of the order. Nothing is charged until the
            customer pays.
          </Text>
          <Text size="small" tone="textMuted">
            Reason: {reason.trim()}
          </Text>
        </>
      }
      confirmLabel={`Ask for ${formatPounds(pence)}`}
      action={(sent) =>
        add({
          variables: { id: details.id, name: name.trim(), reason: reason.trim(), amount: pence, ...sent },
        })
      }
      doneMessage={`The customer gets a link to pay ${formatPounds(pence)}`}
    >
      <Field label="What for" error={errors.name?.message} hint="For example: Extra box">
        <TextInput maxLength={CHARGE_NAME_MAX} {...form.register('name')} />
      </Field>
      <Field label="Amount (£)" error={errors.sum?.message} hint="Up to £10,000">
        <MoneyInput {...form.register('sum')} />
      </Field>
      <NoteField name="reason" hint="The customer reads it." />
    </OrderActionForm>
  );
}
