import type { FragmentType } from '@apollo/client/masking';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { todayInLondon } from '../../../rules/calendar-date';
import { requireData } from '../../data/error-message';
import { newUuid } from '../../data/new-uuid';
import { useFragmentData } from '../../data/use-fragment-data';
import { useToast } from '../../design/feedback/toast';
import { Field } from '../../design/forms/Field';
import { DateInput, Select, TextInput } from '../../design/forms/inputs';
import { MoneyInput } from '../../design/forms/MoneyInput';
import { Text } from '../../design/Text';
import { formatPounds } from '../../lib/formats/formats';
import { formatShortDate } from '../../lib/formats/short-dates';
import { foundProblems } from '../../lib/forms/found-problems';
import { poundsOf, poundsProblem, readPounds } from '../../lib/forms/pounds';
import { rulesResolver } from '../../lib/forms/rules-resolver';
import { useSubmit } from '../../lib/forms/use-submit';
import { RecordActionDialog } from '../ui/forms/RecordActionDialog';
import { RecordTransferFragmentDoc } from './RecordTransfer.generated';
import { useRecordTransferMutation } from './transfers.generated';

interface RecordTransferProps {
  booking: FragmentType<typeof RecordTransferFragmentDoc>;
  onClose: () => void;
}

/** Records a transfer that arrived for a booking, or one that was sent back. */
export function RecordTransfer({ onClose, ...props }: RecordTransferProps) {
  const booking = useFragmentData(RecordTransferFragmentDoc, props.booking);
  const { id, reference, state, due, toReturn, transfers } = booking;
  const today = todayInLondon(new Date());
  const isOver = state === 'TO_RETURN';
  const likely = isOver ? toReturn.minorUnits : due.minorUnits;
  const form = useForm({
    defaultValues: {
      ...{ way: isOver ? 'out' : 'in', amount: likely > 0 ? poundsOf(likely) : '', movedOn: today, note: '' },
    },
    resolver: rulesResolver(({ amount, movedOn, note }) =>
      foundProblems<string>([
        ['amount', poundsProblem(amount, AMOUNT) ?? (readPounds(amount) === 0 ? AMOUNT : null)],
        ['movedOn', !movedOn || movedOn > today ? 'Choose today or an earlier day' : null],
        ['note', note.trim() ? null : 'Enter a note, for example the transfer reference'],
      ]),
    ),
  });
  const { errors } = form.formState;
  const { handleSubmit, errorNotice } = useSubmit(form);
  const [record] = useRecordTransferMutation();
  const toast = useToast();
  const transferId = useRef(newUuid());
  const pence = readPounds(form.watch('amount')) ?? 0;
  const isReturn = form.watch('way') === 'out';
  const left = due.minorUnits - pence;

  async function send({ movedOn, note }: { movedOn: string; note: string }): Promise<void> {
    const input = { id: transferId.current, amount: pence, isReturn, movedOn, note: note.trim() };
    const { data } = await record({ variables: { id, input } });
    const { orderNumber } = requireData(data).adminRecordTransfer;
    toast(
      orderNumber && !isReturn ? `Paid: order ${orderNumber}` : `${formatPounds(pence)} recorded`,
      'good',
    );
    onClose();
  }

  return (
    <RecordActionDialog
      title={`Record a transfer for ${reference}`}
      form={form}
      onSubmit={handleSubmit(send)}
      errorNotice={errorNotice}
      lossWarning="We haven't recorded anything yet."
      submitLabel={`Record ${formatPounds(pence)}`}
      onClose={onClose}
    >
      {transfers.length > 0 && (
        <ul>
          {transfers.map(({ id: key, movedOn, amount, note, recordedBy }) => (
            <li key={key}>
              <Text size="small">
                {formatShortDate(movedOn)}: {formatPounds(amount.minorUnits)}, {note} ({recordedBy})
              </Text>
            </li>
          ))}
        </ul>
      )}
      {state !== 'WAITING' && (
        <Field label="Transfer">
          <Select {...form.register('way')}>
            <option value="out">Sent back to the customer</option>
            <option value="in">Received from the customer</option>
          </Select>
        </Field>
      )}
      <Field
        label="Amount (£)"
        hint={likely > 0 && `${formatPounds(likely)} is ${isOver ? 'to be sent back' : 'due'}`}
        error={errors.amount?.message}
      >
        <MoneyInput {...form.register('amount')} />
      </Field>
      <Field label={isReturn ? 'Sent on' : 'Received on'} error={errors.movedOn?.message}>
        <DateInput max={today} {...form.register('movedOn')} />
      </Field>
      <Field
        label="Note"
        hint="For example the reference on the bank statement. Only staff see it."
        error={errors.note?.message}
      >
        <TextInput {...form.register('note')} maxLength={500} autoComplete="off" />
      </Field>
      {state === 'WAITING' && pence > 0 && (
        <Text size="small" tone={left === 0 ? 'textMuted' : 'warn'}>
          {left > 0 && `${formatPounds(left)} is still due then. We'll tell the customer.`}
          {left <= 0 && 'The whole sum is in: we make the order and email the customer.'}
          {left < 0 && ` You'll have ${formatPounds(-left)} to send back.`}
        </Text>
      )}
    </RecordActionDialog>
  );
}

const AMOUNT = 'Enter an amount up to £99,999.99';
