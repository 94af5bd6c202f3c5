import type { PictureChoice } from '../../pictures/picture-choice';
import { keptForm } from '../../ui/forms/use-kept-form';
import type { StaffProductFragment } from '../products.generated';
import type { ProductForm } from './product-form';

export const PRODUCT_FORM = 'product';

/** What is kept of the form of a product when a session ends. */
export interface KeptProduct {
  /** The version that was being changed; null for a new one. */
  readonly product: StaffProductFragment | null;
  readonly values: ProductForm;
  readonly picture: PictureChoice['kind'];
}

/** The product whose form was open when the session of whoever is back ended. */
export function keptProduct(): StaffProductFragment | 'new' | undefined {
  const kept = keptForm<KeptProduct>(PRODUCT_FORM);
  return kept ? (kept.product ?? 'new') : undefined;
}
