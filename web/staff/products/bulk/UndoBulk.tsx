import { evictFields } from '../../../data/cache/evict';
import { useToast } from '../../../design/feedback/toast';
import { ConfirmActionDialog } from '../../ui/forms/ConfirmActionDialog';
import { type BulkChangeFragment, useUndoBulkPriceChangeMutation } from './bulk.generated';
import { changedText } from './bulk-text';
import { evictPrices } from './evict-prices';

interface UndoBulkProps {
  change: BulkChangeFragment;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms, then restores every price of a change; lists those that conflict. */
export function UndoBulk({ change, onDone, onClose }: UndoBulkProps) {
  const [undo] = useUndoBulkPriceChangeMutation();
  const toast = useToast();

  async function action() {
    await undo({
      variables: { id: change.id },
      update(cache) {
        evictPrices(cache);
        evictFields('adminBulkPricePreview')(cache);
      },
    });
    toast('Price change undone.', 'good');
    onDone();
  }

  return (
    <ConfirmActionDialog
      title="Undo this price change?"
      confirmLabel="Undo"
      isDangerous={false}
      action={action}
      onClose={onClose}
    >
      {changedText(change)} will return to the earlier values at once. Checkouts, quotes and orders made since
      then keep their prices.
    </ConfirmActionDialog>
  );
}
