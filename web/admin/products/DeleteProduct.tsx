import { useState } from 'react';
import { changedMeanwhile } from '../../apollo/changed-meanwhile';
import { errorWords } from '../../apollo/error-words';
import { useToast } from '../../ui/feedback/toast';
import { ConfirmedDeed } from '../ui/forms/ConfirmedDeed';
import { staleDeedWords } from '../ui/forms/change-words';
import { forgetShownProducts } from './forget-shown-products';
import { type StaffProductFragment, useDeleteProductMutation } from './products.generated';

interface DeleteProductProps {
  product: StaffProductFragment;
  onClose: () => void;
}

function deleteWords(error: unknown): string {
  const now = changedMeanwhile(error, 'product');
  return now ? staleDeedWords(now, now.name, 'Delete') : errorWords(error);
}

/** Asks, then takes a product off sale for good. */
export function DeleteProduct({ product, onClose }: DeleteProductProps) {
  const { id, name } = product;
  const [version, setVersion] = useState(product.version);
  const [remove] = useDeleteProductMutation();
  const toast = useToast();

  async function deed() {
    try {
      await remove({
        variables: { id, version },
        update: forgetShownProducts,
        refetchQueries: ['StaffProducts'],
        awaitRefetchQueries: true,
      });
    } catch (error) {
      const now = changedMeanwhile(error, 'product');
      if (now) setVersion(now.version);
      throw error;
    }
    toast(`${name} is deleted.`, 'good');
  }

  return (
    <ConfirmedDeed
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      deed={deed}
      wordsOf={deleteWords}
      onClose={onClose}
    >
      It goes off sale at once, and this is final. Orders keep their lines; carts show it as not sold any
      more. To take it off sale for a while, set its status to inactive instead.
    </ConfirmedDeed>
  );
}
