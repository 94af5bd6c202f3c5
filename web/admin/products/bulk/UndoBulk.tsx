import { useToast } from '../../../ui/feedback/toast';
import { ConfirmedDeed } from '../../ui/forms/ConfirmedDeed';
import { type BulkChangeFragment, useUndoBulkPriceChangeMutation } from './bulk.generated';
import { counted, pricesWords } from './bulk-words';
import { forgetPrices } from './forget-prices';

interface UndoBulkProps {
  change: BulkChangeFragment;
  onDone: () => void;
  onClose: () => void;
}

/** Asks, then sets every price of a change back; says which of them stand in the way. */
export function UndoBulk({ change, onDone, onClose }: UndoBulkProps) {
  const [undo] = useUndoBulkPriceChangeMutation();
  const toast = useToast();

  async function deed() {
    await undo({
      variables: { id: change.id },
      update: forgetPrices,
      refetchQueries: ['BulkPriceChanges', 'BulkPricePreview'],
    });
    toast('The prices are what they were before.', 'good');
    onDone();
  }

  return (
    <ConfirmedDeed
      title="Undo this price change?"
      confirmLabel="Undo"
      isDangerous={false}
      deed={deed}
      onClose={onClose}
    >
      {pricesWords(change)} of {counted(change.products, 'product')} go back to what they were before, and the
      shop sells at them at once. Checkouts, quotes and orders made meanwhile keep their prices.
    </ConfirmedDeed>
  );
}
