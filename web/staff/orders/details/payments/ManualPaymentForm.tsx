import { useForm } from 'react-hook-form';
import { todayInLondon } from '../../../../../rules/calendar-date';
import { Field } from '../../../../design/forms/Field';
import { DateInput } from '../../../../design/forms/inputs';
import { MoneyInput } from '../../../../design/forms/MoneyInput';
import { Text } from '../../../../design/Text';
import { formatDate, formatPounds } from '../../../../lib/formats/formats';
import { foundProblems } from '../../../../lib/forms/found-problems';
import { poundsOf, readPounds } from '../../../../lib/forms/pounds';
import { rulesResolver } from '../../../../lib/forms/rules-resolver';
import { dayProblem, paymentProblem, REASON_MAX, textProblem } from '../actions/action-rules';
import { NoteField } from '../actions/NoteField';
import { OrderActionForm, type OrderActionProps } from '../actions/OrderActionForm';
import { type OrderMoneyPartsFragment, useRecordManualPaymentMutation } from '../details.generated';

/** Records a received bank transfer, which pays the order. */
export function ManualPaymentForm({
  money,
  ...props
}: OrderActionProps & { money: OrderMoneyPartsFragment }) {
  const duePence = money.due.minorUnits;
  const today = todayInLondon(new Date());
  const [record] = useRecordManualPaymentMutation();
  const form = useForm({
    defaultValues: { sum: duePence > 0 ? poundsOf(duePence) : '', receivedOn: today, note: '' },
    resolver: rulesResolver(({ sum, receivedOn, note }) =>
      foundProblems<string>([
        ['sum', paymentProblem(sum)],
        ['receivedOn', dayProblem(receivedOn, today)],
        ['note', textProblem(note, 'Enter a note, for example the transfer reference', REASON_MAX)],
      ]),
    ),
  });
  const { errors } = form.formState;
  const { sum, receivedOn, note } = form.watch();
  const pence = paymentProblem(sum) === null ? (readPounds(sum) ?? 0) : 0;
  const isDay = dayProblem(receivedOn, today) === null;

  return (
    <OrderActionForm
      {...props}
      title={`Record a bank transfer for ${props.details.number}`}
      form={form}
      fieldOf={(field) => (field === 'amount' ? 'sum' : field)}
      sentence={`${formatPounds(pence)} received by bank transfer${isDay ? ` on ${formatDate(receivedOn)}` : ''}.`}
      consequences={
        <>
          {pence !== duePence && duePence > 0 && (
            <Text size="small" tone="warn" weight={600}>
              That's {formatPounds(Math.abs(duePence - pence))} {pence < duePence ? 'less' : 'more'} than the{' '}
              {formatPounds(duePence)} still to be paid.
            </Text>
          )}
          <Text size="small">
            This marks the order as paid and creates an invoice. Record only money that you've seen in the
            account.
          </Text>
          <Text size="small" tone="textMuted">
            Note: {note.trim()}
          </Text>
        </>
      }
      confirmLabel={`Record ${formatPounds(pence)}`}
      action={(sent) =>
        record({
          variables: {
            id: props.details.id,
            ...{ amount: pence, note: note.trim(), receivedOn },
            ...sent,
          },
        })
      }
      doneMessage={`${formatPounds(pence)} recorded: the order is paid`}
    >
      <Field
        label="Amount (£)"
        error={errors.sum?.message}
        hint={duePence > 0 ? `${formatPounds(duePence)} of the price isn't paid` : undefined}
      >
        <MoneyInput {...form.register('sum')} />
      </Field>
      <Field label="Received on" error={errors.receivedOn?.message}>
        <DateInput max={today} {...form.register('receivedOn')} />
      </Field>
      <NoteField name="note" hint="For example the reference on the bank statement. Only staff see it." />
    </OrderActionForm>
  );
}
