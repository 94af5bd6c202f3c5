import { AddBoxForm } from '../custom-box/AddBoxForm';
import { TypedList } from '../typed-list/TypedList';

/** A typed list, or a box of the customer's own that begins with a name. */
export type Adding = 'list' | { readonly name: string };

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
  const box = typeof adding === 'object' ? adding : null;
  return (
    <>
      <AddBoxForm name={box?.name ?? ''} isOpen={box !== null} {...rest} />
      <TypedList isOpen={adding === 'list'} {...rest} />
    </>
  );
}
