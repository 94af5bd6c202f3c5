import { useState } from 'react';
import { deleteRecord } from '../../data/cache/delete-record';
import { errorMessage } from '../../data/error-message';
import { readConflict } from '../../data/read-conflict';
import { useToast } from '../../design/feedback/toast';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { staleActionMessage } from '../ui/forms/change-message';
import { evictListedProducts } from './evict-products';
import { type StaffProductFragment, useDeleteProductMutation } from './products.generated';

interface DeleteProductProps {
  product: StaffProductFragment;
  onClose: () => void;
}

function deleteErrorMessage(error: unknown): string {
  const now = readConflict(error, 'product');
  return now ? staleActionMessage(now, now.name, 'Delete') : errorMessage(error);
}

/** Confirms, then takes a product off sale for good. */
export function DeleteProduct({ product, onClose }: DeleteProductProps) {
  const { id, name } = product;
  const [version, setVersion] = useState(product.version);
  const deletion = useDeleteProductMutation();
  const toast = useToast();

  async function action() {
    try {
      await deleteRecord(deletion, { variables: { id, version }, evict: evictListedProducts });
    } catch (error) {
      const now = readConflict(error, 'product');
      if (now) setVersion(now.version);
      throw error;
    }
    toast(`${name} deleted.`, 'good');
  }

  return (
    <ConfirmActionDialog
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      action={action}
      messageOf={deleteErrorMessage}
      onClose={onClose}
    >
      Customers can no longer buy it, and you can't undo this. Past orders keep it, and carts show it as no
      longer sold. To stop selling it for a while, set its status to inactive instead.
    </ConfirmActionDialog>
  );
}
