import { useForm } from 'react-hook-form';
import type { PaymentMethod } from '../../../../data/schema.generated';
import { Text } from '../../../../design/Text';
import { formatPounds } from '../../../../lib/formats/formats';
import { foundProblems } from '../../../../lib/forms/found-problems';
import { rulesResolver } from '../../../../lib/forms/rules-resolver';
import { RefundMethodChoice } from '../../../ui/forms/RefundMethodChoice';
import { REASON_MAX, textProblem } from '../actions/action-rules';
import { NoteField } from '../actions/NoteField';
import { OrderActionForm, type OrderActionProps } from '../actions/OrderActionForm';
import { type MoneyRefundPartsFragment, useRecordRefundSentMutation } from '../details.generated';
import { DisputeWarning, disputeProblem } from './DisputeWarning';

/** Records that a refund was sent by bank transfer, or manually at the card provider that had refused it. */
export function RefundSentForm({
  refund,
  isDisputed,
  ...props
}: OrderActionProps & { refund: MoneyRefundPartsFragment; isDisputed: boolean }) {
  const [record] = useRecordRefundSentMutation();
  const form = useForm({
    defaultValues: { note: '', method: 'BANK_TRANSFER' as PaymentMethod, confirmDisputed: false },
    resolver: rulesResolver(({ note, method, confirmDisputed }) =>
      foundProblems([
        ['confirmDisputed', disputeProblem(isDisputed && method === 'BANK_TRANSFER', confirmDisputed)],
        ['note', textProblem(note, 'Enter a note, for example the transfer reference', REASON_MAX)],
      ]),
    ),
  });
  const { note, method, confirmDisputed } = form.watch();
  const sum = formatPounds(refund.amount.minorUnits);

  return (
    <OrderActionForm
      {...props}
      title={refund.channel !== 'BANK_TRANSFER' ? `${sum} refunded by hand` : `${sum} sent by bank transfer`}
      form={form}
      sentence={
        method === 'CARD'
          ? `You've refunded ${sum} in the card provider's dashboard.`
          : `You've sent ${sum} to the customer's bank account.`
      }
      consequences={
        <>
          {method === 'CARD' && <Text size="small">We'll check this with the card provider.</Text>}
          <Text size="small">
            The refund will count as sent, and we'll email the customer a credit note. You can't undo this.
          </Text>
          <Text size="small" tone="textMuted">
            Note: {note.trim()}
          </Text>
        </>
      }
      confirmLabel={`Record ${sum} as sent`}
      action={() => record({ variables: { id: refund.id, note: note.trim(), method, confirmDisputed } })}
      doneMessage={`${sum} recorded as sent`}
    >
      {refund.channel !== 'BANK_TRANSFER' && <RefundMethodChoice field={form.register('method')} />}
      <Text size="small">
        {method === 'CARD'
          ? `Refund ${sum} in the card provider's dashboard first.`
          : `Send ${sum} to the customer's bank account first.`}{' '}
        {refund.reason}
        {refund.note && `: ${refund.note}`}.
      </Text>
      {isDisputed && method === 'BANK_TRANSFER' && (
        <DisputeWarning
          field={form.register('confirmDisputed')}
          error={form.formState.errors.confirmDisputed?.message}
        />
      )}
      <NoteField name="note" hint="For example the transfer reference. Only staff see it." />
    </OrderActionForm>
  );
}
