import type { OrderChangeInput } from '../../../data/schema.generated';
import type { ChangeableOrderFragment } from './changes.generated';

/** Props of every change form. */
export interface ChangeFormProps {
  order: ChangeableOrderFragment;
  /** Makes the change, or shows what it costs. Throws why neither is possible. */
  onSubmit: (change: OrderChangeInput) => Promise<void>;
}
