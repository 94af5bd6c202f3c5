import { useEffect, useRef } from 'react';
import { type FieldNamesMarkedBoolean, get } from 'react-hook-form';
import { styled } from 'styled-components';
import { errorWords } from '../../apollo/error-words';
import { type StaffProductFragment, useStaffProductQuery } from '../../gql';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { Notice } from '../../ui/Notice';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { productDifferences } from './product-differences';
import type { ProductForm } from './product-form';

interface ChangedMeanwhileProps {
  /** The version that was being changed. */
  before: StaffProductFragment;
  /** The fields that were typed in. */
  typed: Partial<Readonly<FieldNamesMarkedBoolean<ProductForm>>>;
  hasOwnPicture: boolean;
  /** Goes on from the version that is current now. */
  onTakeOver: (current: StaffProductFragment) => void;
}

/** Says what somebody else has changed in the product, and takes it over without losing what was typed. */
export function ChangedMeanwhile({ before, typed, hasOwnPicture, onTakeOver }: ChangedMeanwhileProps) {
  const { data, error, refetch } = useStaffProductQuery({
    variables: { id: before.id },
    fetchPolicy: 'no-cache',
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const current = data?.adminProduct;
  const isTyped = (field: string) => (field === 'imageUrl' ? hasOwnPicture : get(typed, field) === true);

  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="warn" isAnnounced title="Somebody else has changed this product in the meantime.">
        {error && <ErrorPanel message={errorWords(error)} onRetry={() => void refetch()} />}
        {!current && !error && (
          <Loading label="Loading what was changed...">
            <Skeleton height="3rem" />
          </Loading>
        )}
        {current && (
          <>
            <Changes>
              {productDifferences(before, current).map(({ field, label, was, now }) => (
                <li key={field}>
                  {label}: {was} → <strong>{now}</strong>
                  {isTyped(field) && ' (you changed this too; yours stays in the form)'}
                </li>
              ))}
            </Changes>
            <Button variant="secondary" onClick={() => onTakeOver(current)}>
              Load these changes and keep what I typed
            </Button>
          </>
        )}
      </Notice>
    </div>
  );
}

const Changes = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(2)} ${space(3)};
`;
