import type { OrderChangeInput } from '../../apollo/schema.generated';
import type { ChangeableOrderFragment } from './changes.generated';

/** Props of every change form. */
export interface ChangeFormProps {
  order: ChangeableOrderFragment;
  /** Throws why it cannot go on. */
  onContinue: (change: OrderChangeInput) => Promise<void>;
}
