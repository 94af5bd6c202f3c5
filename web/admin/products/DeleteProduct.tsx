import { type StaffProductFragment, useDeleteProductMutation } from '../../gql';
import { useToast } from '../../ui/toast';
import { ConfirmedDeed } from '../ui/ConfirmedDeed';
import { forgetShownProducts } from './forget-shown-products';

interface DeleteProductProps {
  product: StaffProductFragment;
  onClose: () => void;
}

/** Asks, then takes a product off sale for good. */
export function DeleteProduct({ product: { id, name }, onClose }: DeleteProductProps) {
  const [remove] = useDeleteProductMutation();
  const toast = useToast();

  async function deed() {
    await remove({
      variables: { id },
      update: forgetShownProducts,
      refetchQueries: ['StaffProducts'],
      awaitRefetchQueries: true,
    });
    toast(`${name} is deleted.`, 'good');
  }

  return (
    <ConfirmedDeed title={`Delete ${name}?`} confirmLabel="Delete" deed={deed} onClose={onClose}>
      It goes off sale at once, and this is final. Orders keep their lines; carts show it as not sold any
      more. To take it off sale for a while, set its status to inactive instead.
    </ConfirmedDeed>
  );
}
