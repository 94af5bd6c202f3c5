import { useState } from 'react';
import { todayInLondon } from '../../../../../rules/collection-date';
import { newUuid } from '../../../../apollo/new-uuid';
import { formatDate, formatPounds } from '../../../../ui/formats';
import { Field } from '../../../../ui/forms/Field';
import { TextArea } from '../../../../ui/forms/form-fields';
import { DateInput } from '../../../../ui/forms/inputs';
import { MoneyInput } from '../../../../ui/forms/MoneyInput';
import { poundsOf, readPounds } from '../../../../ui/forms/pounds';
import { Text } from '../../../../ui/Text';
import { dayProblem, paymentProblem, REASON_MAX, textProblem } from '../actions/action-rules';
import { OrderActionForm, type OrderActionProps } from '../actions/OrderActionForm';
import { type OrderMoneyPartsFragment, useRecordManualPaymentMutation } from '../details.generated';

/** Records a received bank transfer, which pays the order. */
export function ManualPaymentForm({
  money,
  ...props
}: OrderActionProps & { money: OrderMoneyPartsFragment }) {
  const duePence = money.due.minorUnits;
  const [today] = useState(() => todayInLondon(new Date()));
  const [firstSum] = useState(() => (duePence > 0 ? poundsOf(duePence) : ''));
  const [sum, setSum] = useState(firstSum);
  const [receivedOn, setReceivedOn] = useState(today);
  const [note, setNote] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState(() => newUuid());
  const [record] = useRecordManualPaymentMutation();

  const problems = {
    sum: paymentProblem(sum),
    day: dayProblem(receivedOn, today),
    note: textProblem(note, 'Please write a note, such as the reference of the transfer', REASON_MAX),
  };
  const pence = problems.sum ? 0 : (readPounds(sum) ?? 0);

  function check(): boolean {
    setIsShown(true);
    return !problems.sum && !problems.day && !problems.note;
  }

  return (
    <OrderActionForm
      {...props}
      title={`Record a bank transfer for ${props.details.order.number}`}
      isDirty={sum !== firstSum || note !== '' || receivedOn !== today}
      typed={{
        // Defaults are not stored: the sum or the day may differ by then.
        sum: sum === firstSum ? null : sum,
        receivedOn: receivedOn === today ? null : receivedOn,
        ...{ note, idempotencyKey },
      }}
      restore={(typed) => {
        setSum(typed.sum ?? firstSum);
        setReceivedOn(typed.receivedOn ?? today);
        setNote(typed.note);
        setIdempotencyKey(typed.idempotencyKey);
      }}
      check={check}
      fields={(refused) => (
        <>
          <Field
            label="Amount (£)"
            error={(isShown && problems.sum) || refused.get('amount')}
            hint={duePence > 0 ? `${formatPounds(duePence)} of the price is not paid` : undefined}
          >
            <MoneyInput value={sum} onChange={({ target }) => setSum(target.value)} />
          </Field>
          <Field label="Received on" error={(isShown && problems.day) || refused.get('receivedOn')}>
            <DateInput
              max={today}
              value={receivedOn}
              onChange={({ target }) => setReceivedOn(target.value)}
            />
          </Field>
          <Field
            label="Note"
            hint="Such as the reference on the bank statement; for staff only."
            error={(isShown && problems.note) || refused.get('note')}
          >
            <TextArea rows={2} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
        </>
      )}
      sentence={`${formatPounds(pence)} came in by bank transfer${problems.day ? '' : ` on ${formatDate(receivedOn)}`}.`}
      consequences={
        <>
          {pence !== duePence && duePence > 0 && (
            <Text size="small" tone="warn" weight={600}>
              That is {formatPounds(Math.abs(duePence - pence))} {pence < duePence ? 'less' : 'more'} than the{' '}
              {formatPounds(duePence)} still to be paid.
            </Text>
          )}
          <Text size="small">
            The order is paid then, and gets an invoice with a number of its own. Please record only money
            that you have seen on the account.
          </Text>
          <Text size="small" tone="textMuted">
            Note: {note.trim()}
          </Text>
        </>
      }
      confirmLabel={`Record ${formatPounds(pence)}`}
      action={(version) =>
        record({
          variables: {
            orderId: props.details.id,
            amount: pence,
            note: note.trim(),
            receivedOn,
            version,
            idempotencyKey,
          },
        })
      }
      doneMessage={`${formatPounds(pence)} recorded: the order is paid`}
    />
  );
}
