import type { VersionedThings } from '../../../rules/refusals';
import type { PictureChoice } from '../pictures/picture-choice';
import type { FieldLabels } from '../ui/records/field-labels';
import type { ManagedCategoryFragment } from './categories.generated';

export interface CategoryForm {
  name: string;
  picture: PictureChoice;
}

/** The edited category with its current values. */
export function currentCategory(
  before: ManagedCategoryFragment,
  { name, imageUrl, version }: VersionedThings['category'],
): ManagedCategoryFragment {
  const imageSrcSet = imageUrl === before.imageUrl ? before.imageSrcSet : null;
  return { ...before, name, imageUrl, imageSrcSet, version };
}

export const CATEGORY_LABELS: FieldLabels<CategoryForm, ManagedCategoryFragment> = {
  name: 'Name',
  imageUrl: ['Image', (_, { imageUrl }) => imageUrl ?? ''],
};
