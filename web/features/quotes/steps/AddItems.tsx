import { useCart } from '../../cart/use-cart';
import { GoodsDrawer } from '../../shipments/guide/GoodsDrawer';
import { AddBoxForm } from '../custom-box/AddBoxForm';
import { TypedList } from '../typed-list/TypedList';

/** The drawer: a typed list, the goods that may be sent, or a custom box with its initial name. */
export type Adding = 'list' | 'goods' | { readonly name: string };

interface AddItemsProps {
  isOpen: boolean;
  /** Undefined while neither is open. */
  adding: Adding | undefined;
  onOpenChange: () => void;
  /** Receives the message that names what was added. */
  onAdded: (message: string) => void;
}

/** The drawers beside the catalogue. They stay mounted, so that what was typed is there when they open again. */
export function AddItems({ adding, isOpen: _, ...rest }: AddItemsProps) {
  const destination = useCart((cart) => cart.destination);
  const box = typeof adding === 'object' ? adding : null;
  return (
    <>
      <AddBoxForm name={box?.name ?? ''} isOpen={box !== null} {...rest} />
      <TypedList isOpen={adding === 'list'} {...rest} />
      <GoodsDrawer destination={destination} isOpen={adding === 'goods'} onOpenChange={rest.onOpenChange} />
    </>
  );
}
