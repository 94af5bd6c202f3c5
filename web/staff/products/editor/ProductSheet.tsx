import { useState } from 'react';
import { styled } from 'styled-components';
import { DialogFrame, DialogTop } from '../../../design/dialogs/DialogFrame';
import { LeaveDialog } from '../../../design/dialogs/LeaveDialog';
import { color } from '../../../design/theme/colors';
import { from, space } from '../../../design/theme/tokens';
import { UnsavedGuard } from '../../../lib/forms/UnsavedGuard';
import type { FormStatus } from '../../ui/forms/use-versioned-form';
import type { StaffProductFragment } from '../products.generated';
import { ProductEditor } from './ProductEditor';

interface ProductSheetProps {
  /** Null: a new one. */
  product: StaffProductFragment | null;
  categories: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** A product's form in a drawer; asks before typed values are lost. */
export function ProductSheet({ product, categories, onClose }: ProductSheetProps) {
  const [status, setStatus] = useState<FormStatus>('clean');
  const [isConfirming, setIsConfirming] = useState(false);

  function leave(): void {
    if (status === 'clean') onClose();
    if (status === 'dirty') setIsConfirming(true);
  }

  return (
    <Sheet
      place="right"
      title={product ? 'Edit product' : 'Add new product'}
      firstFocus={['input']}
      onClose={leave}
    >
      <ProductEditor
        product={product}
        categories={categories}
        onStatus={setStatus}
        onCancel={leave}
        onDone={onClose}
      />
      <LeaveDialog isOpen={isConfirming} onOpenChange={setIsConfirming} onLeave={onClose}>
        {LOSS_WARNING}
      </LeaveDialog>
      <UnsavedGuard isOn={status !== 'clean'}>{LOSS_WARNING}</UnsavedGuard>
    </Sheet>
  );
}

const LOSS_WARNING = "You haven't saved your changes to this product.";

const Sheet = styled(DialogFrame)`
  width: min(46rem, 100vw);
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  align-content: stretch;
  gap: 0;
  padding: 0;
  overflow: hidden;

  ${DialogTop} {
    padding: ${space(2)} ${space(4)};
    border-block-end: 1px solid ${color.line};

    ${from.tablet} { padding-inline: ${space(6)}; }
  }
`;
