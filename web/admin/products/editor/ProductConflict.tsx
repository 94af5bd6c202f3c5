import { type FieldNamesMarkedBoolean, get } from 'react-hook-form';
import type { LastChange } from '../../../../rules/refusals';
import { ConflictMerge } from '../../ui/forms/ConflictMerge';
import { lastChangeText } from '../../ui/forms/change-message';
import { type StaffProductFragment, useStaffProductQuery } from '../products.generated';
import { productDifferences } from './product-differences';
import type { ProductForm } from './product-form';

interface ProductConflictProps {
  /** The version that was being changed. */
  before: StaffProductFragment;
  /** The fields that were typed in. */
  typed: Partial<Readonly<FieldNamesMarkedBoolean<ProductForm>>>;
  /** Who changed it last and when. */
  now: LastChange;
  /** Goes on from the version that is current now. */
  onTakeOver: (current: StaffProductFragment) => void;
}

/** Says what somebody else has changed in the product, and takes it over without losing what was typed. */
export function ProductConflict({ before, typed, now, onTakeOver }: ProductConflictProps) {
  const { data, error, refetch } = useStaffProductQuery({
    variables: { id: before.id },
    // Compared with the version that the form began with, which the cache still shows.
    fetchPolicy: 'no-cache',
  });
  const current = data?.adminProduct;
  return (
    <ConflictMerge
      thing="this product"
      who={lastChangeText(now)}
      differences={current && productDifferences(before, current)}
      isTyped={(field) => get(typed, field === 'imageUrl' ? 'picture' : field) !== undefined}
      error={error}
      onRetry={refetch}
      onTakeOver={() => current && onTakeOver(current)}
    />
  );
}
