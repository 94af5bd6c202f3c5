import type { VersionedThings } from '../../../rules/refusals';
import type { PictureChoice } from '../pictures/picture-choice';
import type { Difference } from '../ui/forms/ChangedNotice';
import { fieldDifferences } from '../ui/forms/field-differences';
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

/** What the colleague changed, beside what was typed. */
export function categoryDifferences(
  before: ManagedCategoryFragment,
  current: ManagedCategoryFragment,
  typed: CategoryForm,
): Difference[] {
  const image: Difference = {
    field: 'imageUrl',
    label: 'Image',
    was: before.imageUrl ? 'the previous image' : 'none',
    now: current.imageUrl ? 'a new image' : 'none',
    typed: typed.picture.kind === 'unchanged' ? undefined : 'you chose an image too',
  };
  return [
    ...fieldDifferences({ name: 'Name' }, { before, current, typed }),
    ...(before.imageUrl === current.imageUrl ? [] : [image]),
  ];
}
