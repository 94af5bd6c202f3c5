import { useToast } from '../../design/feedback/toast';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { useCloseAccountsMonthMutation } from './accounts.generated';
import { monthName } from './accounts-labels';
import { evictAccounts } from './evict-accounts';

interface CloseMonthProps {
  month: string;
  /** Number of documents that the screen shows. */
  documents: number;
  onClose: () => void;
}

/** Confirms that a month was handed over, and closes it. */
export function CloseMonth({ month, documents, onClose }: CloseMonthProps) {
  const [close] = useCloseAccountsMonthMutation({ update: evictAccounts });
  const toast = useToast();
  const name = monthName(month);

  async function handOver() {
    await close({ variables: { month, documents } });
    toast(`${name} handed over`, 'good');
  }

  return (
    <ConfirmActionDialog
      title={`Hand over ${name}?`}
      confirmLabel="Hand over"
      isDangerous={false}
      action={handOver}
      onClose={onClose}
    >
      We keep its sums and close it. If a document with a date in {name} comes later, we list it in the next
      open month and mark it.
    </ConfirmActionDialog>
  );
}
