import type { VersionedThings } from '../../../rules/refusals';
import type { Difference } from '../ui/forms/ChangedNotice';
import type { ManagedCategoryFragment } from './categories.generated';

/** The edited category with its current values. */
export function currentCategory(
  before: ManagedCategoryFragment,
  { name, imageUrl, version }: VersionedThings['category'],
): ManagedCategoryFragment {
  const imageSrcSet = imageUrl === before.imageUrl ? before.imageSrcSet : null;
  return { ...before, name, imageUrl, imageSrcSet, version };
}

/** What the other person changed, and what was typed here. */
export function categoryDifferences(
  before: ManagedCategoryFragment,
  now: Pick<VersionedThings['category'], 'name' | 'imageUrl'>,
  typed: { readonly name: string; readonly hasOwnPicture: boolean },
): Difference[] {
  const parts: Difference[] = [
    {
      field: 'name',
      label: 'Name',
      was: before.name,
      now: now.name,
      typed: typed.name === before.name ? undefined : `you typed ${typed.name || 'nothing'}`,
    },
  ];
  const isOtherImage = before.imageUrl !== now.imageUrl;
  const image: Difference = {
    field: 'imageUrl',
    label: 'Image',
    was: before.imageUrl ? 'the earlier one' : 'none',
    now: now.imageUrl ? 'another one' : 'none',
    typed: typed.hasOwnPicture ? 'you chose one too' : undefined,
  };
  return [...parts.filter(({ was, now: is }) => was !== is), ...(isOtherImage ? [image] : [])];
}
