import type { PictureChoice } from '../../pictures/picture-choice';
import { formDraft } from '../../ui/forms/use-form-draft';
import type { StaffProductFragment } from '../products.generated';
import type { ProductForm } from './product-form';

export const PRODUCT_FORM = 'product';

/** What is kept of the form of a product when a session ends. */
export interface ProductDraft {
  /** The version that was being changed; null for a new one. */
  readonly product: StaffProductFragment | null;
  readonly values: ProductForm;
  readonly picture: PictureChoice['kind'];
}

/** The product with a draft from the user's last session. */
export function draftProduct(): StaffProductFragment | 'new' | undefined {
  const draft = formDraft<ProductDraft>(PRODUCT_FORM);
  return draft ? (draft.product ?? 'new') : undefined;
}
