import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { StaffProductFragment } from '../../gql';
import { color } from '../../theme/colors';
import { from, space, type } from '../../theme/tokens';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { dialogOverlay, drawerSheet } from '../../ui/dialog-looks';
import { IconButton } from '../../ui/IconButton';
import { LeaveQuestion } from '../../ui/LeaveQuestion';
import { useReturnFocus } from '../../ui/return-focus';
import { type EditorState, ProductEditor } from './ProductEditor';

interface ProductSheetProps {
  /** Null: a new one. */
  product: StaffProductFragment | null;
  categories: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** The form of a product in a sheet at the right; asks before what was typed is lost. */
export function ProductSheet({ product, categories, onClose }: ProductSheetProps) {
  const [state, setState] = useState<EditorState>('untouched');
  const [isAsking, setIsAsking] = useState(false);
  const returnFocus = useReturnFocus();
  useAskBeforeUnload(state !== 'untouched');

  function leave(): void {
    if (state === 'untouched') onClose();
    if (state === 'typed') setIsAsking(true);
  }

  function focusFirstField(event: Event): void {
    returnFocus.onOpenAutoFocus();
    event.preventDefault();
    (event.currentTarget as HTMLElement).querySelector('input')?.focus();
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && leave()}>
      <Dialog.Portal>
        <Overlay />
        <Sheet
          aria-describedby={undefined}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
        >
          <Top>
            <Title>{product ? 'Edit Product' : 'Add New Product'}</Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" size={20} />
              </IconButton>
            </Dialog.Close>
          </Top>
          <ProductEditor
            product={product}
            categories={categories}
            onState={setState}
            onCancel={leave}
            onDone={onClose}
          />
          <ConfirmDialog
            isOpen={isAsking}
            onOpenChange={setIsAsking}
            title="Leave without saving?"
            confirmLabel="Leave"
            cancelLabel="Stay"
            onConfirm={onClose}
          >
            {LOST_WORDS}
          </ConfirmDialog>
          <LeaveQuestion isOn={state !== 'untouched'} title="Leave without saving?">
            {LOST_WORDS}
          </LeaveQuestion>
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const LOST_WORDS = 'What you changed in this product is not saved and would be lost.';

/** Closing or reloading the tab asks too, in the words of the browser. */
function useAskBeforeUnload(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}

const Overlay = styled(Dialog.Overlay)`${dialogOverlay}`;

const Sheet = styled(Dialog.Content)`
  ${drawerSheet}
  width: min(46rem, 100vw);
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  align-content: stretch;
  gap: 0;
  padding: 0;
  overflow: hidden;
`;

const Title = styled(Dialog.Title)`${type('title', 650)}`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(2)} ${space(4)};
  border-block-end: 1px solid ${color.line};

  ${from.tablet} { padding-inline: ${space(6)}; }
`;
