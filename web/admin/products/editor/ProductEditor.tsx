import { useLayoutEffect, useState } from 'react';
import { styled } from 'styled-components';
import { readConflict } from '../../../apollo/read-conflict';
import { color } from '../../../theme/colors';
import { from, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { useToast } from '../../../ui/feedback/toast';
import { CHOOSE_AGAIN_MESSAGE, type PictureChoice } from '../../pictures/picture-choice';
import { UploadProgress } from '../../pictures/UploadProgress';
import { lastChangeText } from '../../ui/forms/change-message';
import { useFormDraft } from '../../ui/forms/use-form-draft';
import type { StaffProductFragment } from '../products.generated';
import { AttributeFields } from './AttributeFields';
import { MainFields } from './MainFields';
import { PictureField } from './PictureField';
import { PriceFields } from './PriceFields';
import { ProductConflict } from './ProductConflict';
import { PublicationFields } from './PublicationFields';
import { PRODUCT_FORM, type ProductDraft } from './product-draft';
import { type ProductForm, startProductForm, toProductInput } from './product-form';
import { SizeFields } from './SizeFields';
import { isVersionConflict, saveErrorMessage } from './save-message';
import { refusalOf, refusedFormFields, useProductForm } from './use-product-form';
import { useSaveProduct } from './use-save-product';

/** What closing the form would mean now; what is being saved cannot be called back. */
export type EditorState = 'untouched' | 'typed' | 'saving';

interface ProductEditorProps {
  /** Null: a new one. */
  product: StaffProductFragment | null;
  categories: readonly { id: string; name: string }[];
  onState: (state: EditorState) => void;
  onCancel: () => void;
  onDone: () => void;
}

/** The form of a product with every field; what is refused stays as typed. */
export function ProductEditor({ product, categories, onState, onCancel, onDone }: ProductEditorProps) {
  /** The version that is being changed. */
  const [base, setBase] = useState(product);
  const [picture, setPicture] = useState<PictureChoice>({ kind: 'kept' });
  const [refusal, setRefusal] = useState<string>();
  const [outdated, setOutdated] = useState<{ who: string }>();
  const { save, percent } = useSaveProduct();
  const form = useProductForm(product);
  const toast = useToast();
  const { isSubmitting, isDirty, dirtyFields } = form.formState;
  const isUnsaved = isDirty || picture.kind !== 'kept';
  const state = isSubmitting ? 'saving' : isUnsaved ? 'typed' : 'untouched';
  // Known before the next key is pressed.
  useLayoutEffect(() => onState(state), [state, onState]);
  const { notice, discardDraft } = useFormDraft<ProductDraft>({
    form: PRODUCT_FORM,
    of: product?.id ?? 'new',
    currentValues: () =>
      isUnsaved ? { product: base, values: form.getValues(), picture: picture.kind } : null,
    restore(draft) {
      form.reset(draft.values, { keepDefaultValues: true });
      setPicture({ kind: draft.picture === 'none' ? 'none' : 'kept' });
    },
    clear() {
      form.reset(startProductForm(base));
      setPicture({ kind: 'kept' });
    },
    lossWarning: (draft) => (draft.picture === 'new' ? CHOOSE_AGAIN_MESSAGE : undefined),
  });

  async function send(values: ProductForm) {
    if (base && !isUnsaved) return onDone();
    setRefusal(undefined);
    setOutdated(undefined);
    try {
      await save(base, toProductInput(values, startProductForm(base)), picture);
    } catch (error) {
      if (isVersionConflict(error))
        return setOutdated({ who: lastChangeText(readConflict(error, 'product') ?? {}) });
      setRefusal(saveErrorMessage(error, { isNew: !base }));
      for (const [index, [field, message]] of refusedFormFields(error).entries())
        form.setError(field, { message }, { shouldFocus: index === 0 });
      return;
    }
    toast(base ? 'Product updated.' : 'Product added.', 'good');
    onDone();
  }

  /** Their changes come into the form, except where something else was typed. */
  function takeOver(current: StaffProductFragment): void {
    form.reset(startProductForm(current), { keepDirtyValues: true });
    setBase(current);
    setOutdated(undefined);
    discardDraft();
    // The button that was pressed is gone.
    form.setFocus('name');
  }

  return (
    <Form
      noValidate
      onSubmit={form.handleSubmit(send, () => setRefusal(refusalOf(form.getValues())))}
      aria-label={product ? 'Edit Product' : 'Add New Product'}
    >
      <Fields>
        {notice}
        {outdated && base && (
          <ProductConflict
            before={base}
            typed={dirtyFields}
            hasOwnPicture={picture.kind !== 'kept'}
            who={outdated.who}
            onTakeOver={takeOver}
          />
        )}
        <MainFields form={form} categories={categories} current={base?.category} />
        <SizeFields form={form} isAssumed={base?.sidesAssumed ?? false} />
        <PriceFields form={form} />
        <PictureField form={form} product={base} picture={picture} onChange={setPicture} />
        <PublicationFields form={form} isNew={!base} />
        <AttributeFields form={form} />
      </Fields>
      <Bottom>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        {percent !== null && <UploadProgress percent={percent} />}
        <Answers>
          <Button variant="secondary" onClick={onCancel} aria-disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isSubmitting}>
            {isSubmitting ? 'Saving...' : submitLabel(base)}
          </Button>
        </Answers>
      </Bottom>
    </Form>
  );
}

function submitLabel(base: StaffProductFragment | null): string {
  return base ? 'Update Product' : 'Add Product';
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(7)};
  overflow: auto;
  padding: ${space(5)} ${space(4)};

  ${from.tablet} { padding-inline: ${space(6)}; }
`;

const Bottom = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-block-start: 1px solid ${color.line};

  ${from.tablet} { padding-inline: ${space(6)}; }
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(3)};
`;
