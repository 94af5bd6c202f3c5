import { type FieldNamesMarkedBoolean, get } from 'react-hook-form';
import type { LastChange } from '../../../../rules/refusals';
import { UNCACHED_QUERY } from '../../../data/read-conflict';
import { ConflictMerge } from '../../ui/forms/ConflictMerge';
import { lastChangeText } from '../../ui/forms/change-message';
import { type StaffProductFragment, useStaffProductQuery } from '../products.generated';
import { productDifferences } from './product-differences';
import type { ProductForm } from './product-form';

interface ProductConflictProps {
  /** The edited version. */
  before: StaffProductFragment;
  /** The changed fields. */
  typed: Partial<Readonly<FieldNamesMarkedBoolean<ProductForm>>>;
  /** The author and time of the last change. */
  now: LastChange;
  /** Continues from the current version. */
  onTakeOver: (current: StaffProductFragment) => void;
}

/** Shows what somebody else has changed in the product, and merges it without losing typed values. */
export function ProductConflict({ before, typed, now, onTakeOver }: ProductConflictProps) {
  const query = useStaffProductQuery({
    variables: { id: before.id },
    ...UNCACHED_QUERY,
  });
  return (
    <ConflictMerge
      thing="this product"
      who={lastChangeText(now)}
      query={query}
      differences={(current) => productDifferences(before, current.adminProduct)}
      isEdited={(field) => get(typed, field === 'imageUrl' ? 'picture' : field) !== undefined}
      errorFallback="An error occurred while fetching product details"
      onTakeOver={(current) => onTakeOver(current.adminProduct)}
    />
  );
}
