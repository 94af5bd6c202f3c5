import type { OrderChangeInput } from '../../apollo/schema.generated';
import type { ChangeableOrderFragment } from './changes.generated';

/** What every form of a change is given. */
export interface ChangeFormProps {
  order: ChangeableOrderFragment;
  isBusy: boolean;
  /** Why the server would not; null while it has not been asked. */
  refusal: string | null;
  /** Fields the server refused, with its words for each. */
  fields: readonly { field: string; message: string }[];
  onContinue: (change: OrderChangeInput) => Promise<void>;
}
