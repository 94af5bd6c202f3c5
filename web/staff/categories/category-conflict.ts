import type { VersionedThings } from '../../../rules/refusals';
import type { PictureChoice } from '../pictures/picture-choice';
import type { Difference } from '../ui/forms/ChangedNotice';
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

/** A colleague's change of the picture, which the comparison of form fields leaves out. */
export function pictureDifference(
  before: ManagedCategoryFragment,
  current: ManagedCategoryFragment,
  { picture }: CategoryForm,
): Difference[] {
  if (before.imageUrl === current.imageUrl) return [];
  const typed = picture.kind === 'unchanged' ? undefined : 'you chose an image too';
  const [was, now] = [
    before.imageUrl ? 'the previous image' : 'none',
    current.imageUrl ? 'a new image' : 'none',
  ];
  return [{ field: 'imageUrl', label: 'Image', was, now, typed }];
}
