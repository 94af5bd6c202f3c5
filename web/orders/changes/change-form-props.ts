import type { OrderChangeInput } from '../../apollo/schema.generated';
import type { ChangeableOrderFragment } from './changes.generated';

/** Props of every change form. */
export interface ChangeFormProps {
  order: ChangeableOrderFragment;
  isBusy: boolean;
  /** Why the server refused; null before it was asked. */
  refusal: string | null;
  /** The fields the server refused, with their messages. */
  fields: readonly { field: string; message: string }[];
  onContinue: (change: OrderChangeInput) => Promise<void>;
}
