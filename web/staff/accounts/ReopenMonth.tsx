import { useForm } from 'react-hook-form';
import { useToast } from '../../design/feedback/toast';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { Text } from '../../design/Text';
import { useSubmit } from '../../lib/forms/use-submit';
import { RecordActionDialog } from '../ui/forms/RecordActionDialog';
import { useReopenAccountsMonthMutation } from './accounts.generated';
import { monthName } from './accounts-labels';
import { evictAccounts } from './evict-accounts';

/** The server's limit. */
const REASON_LENGTH_MAX = 500;

/** Opens the last closed month again, with a reason. */
export function ReopenMonth({ month, onClose }: { month: string; onClose: () => void }) {
  const form = useForm({ defaultValues: { reason: '' } });
  const { handleSubmit, errorNotice } = useSubmit(form);
  const [reopen] = useReopenAccountsMonthMutation({ update: evictAccounts });
  const toast = useToast();
  const name = monthName(month);

  async function send({ reason }: { reason: string }): Promise<void> {
    await reopen({ variables: { month, reason } });
    toast(`${name} is open again`, 'good');
    onClose();
  }

  return (
    <RecordActionDialog
      title={`Open ${name} again?`}
      form={form}
      onSubmit={handleSubmit(send)}
      errorNotice={errorNotice}
      lossWarning={`${name} is still closed, and you haven't saved your reason.`}
      submitLabel="Open again"
      onClose={onClose}
    >
      <Text size="small">
        Tell your accountant: the sums you handed over may change. You can hand {name} over again at any time.
      </Text>
      <Field label="Reason" error={form.formState.errors.reason?.message} hint="Only staff read it.">
        <TextInput
          {...form.register('reason', {
            validate: (reason) => reason.trim() !== '' || 'Enter a reason',
          })}
          maxLength={REASON_LENGTH_MAX}
        />
      </Field>
    </RecordActionDialog>
  );
}
