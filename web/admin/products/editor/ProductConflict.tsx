import { type FieldNamesMarkedBoolean, get } from 'react-hook-form';
import { errorMessage } from '../../../apollo/error-message';
import { Button } from '../../../ui/Button';
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import { ChangedNotice } from '../../ui/forms/ChangedNotice';
import { type StaffProductFragment, useStaffProductQuery } from '../products.generated';
import { productDifferences } from './product-differences';
import type { ProductForm } from './product-form';

interface ProductConflictProps {
  /** The version that was being changed. */
  before: StaffProductFragment;
  /** The fields that were typed in. */
  typed: Partial<Readonly<FieldNamesMarkedBoolean<ProductForm>>>;
  hasOwnPicture: boolean;
  /** Who of the staff changed it last and when; empty when nobody knows. */
  who: string;
  /** Goes on from the version that is current now. */
  onTakeOver: (current: StaffProductFragment) => void;
}

/** Says what somebody else has changed in the product, and takes it over without losing what was typed. */
export function ProductConflict({ before, typed, hasOwnPicture, who, onTakeOver }: ProductConflictProps) {
  const { data, error, refetch } = useStaffProductQuery({
    variables: { id: before.id },
    // Compared with the version that the form began with, which the cache still shows.
    fetchPolicy: 'no-cache',
  });
  const current = data?.adminProduct;
  const isDirty = (field: string) => (field === 'imageUrl' ? hasOwnPicture : get(typed, field) === true);
  const differences = current && productDifferences(before, current);

  return (
    <ChangedNotice
      title="Somebody else has changed this product in the meantime."
      who={who && `Last change by staff: ${who}.`}
      differences={differences?.map((one) => ({
        ...one,
        typed: isDirty(one.field) ? 'you changed this too; yours stays in the form' : undefined,
      }))}
    >
      {error && <ErrorPanel message={errorMessage(error)} onRetry={() => void refetch()} />}
      {!current && !error && (
        <Loading label="Loading what was changed...">
          <Skeleton height="3rem" />
        </Loading>
      )}
      {current && (
        <Button variant="secondary" onClick={() => onTakeOver(current)}>
          Load these changes and keep what I typed
        </Button>
      )}
    </ChangedNotice>
  );
}
