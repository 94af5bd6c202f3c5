import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { requireAnswer } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { color } from '../../../design/theme/colors';
import { from, space } from '../../../design/theme/tokens';
import { withoutFile } from '../../pictures/picture-choice';
import { UploadProgress } from '../../pictures/UploadProgress';
import { usePictureUpload } from '../../pictures/use-picture-upload';
import { type FormStatus, useVersionedForm } from '../../ui/forms/use-versioned-form';
import { evictListedProducts, evictProducts } from '../evict-products';
import {
  type StaffProductFragment,
  useAddProductMutation,
  useChangeProductMutation,
} from '../products.generated';
import { AttributeFields } from './AttributeFields';
import { MainFields } from './MainFields';
import { PictureField } from './PictureField';
import { PriceFields } from './PriceFields';
import { ProductConflict } from './ProductConflict';
import { PublicationFields } from './PublicationFields';
import { checkProduct, invalidMessage, startProductForm, toProductInput } from './product-form';
import { SizeFields } from './SizeFields';
import { saveErrorMessage } from './save-message';

interface ProductEditorProps {
  /** Null: a new one. */
  product: StaffProductFragment | null;
  categories: readonly { id: string; name: string }[];
  onStatus: (status: FormStatus) => void;
  onCancel: () => void;
  onDone: () => void;
}

/** A product's form with every field; refused values stay. */
export function ProductEditor({ product, categories, onStatus, onCancel, onDone }: ProductEditorProps) {
  const [add] = useAddProductMutation({ update: evictListedProducts });
  const [change] = useChangeProductMutation({ update: evictProducts });
  const { pictureInput, percent } = usePictureUpload();
  const toast = useToast();
  const { form, base, status, conflict, takeOver, ...editor } = useVersionedForm({
    thing: 'product',
    record: product,
    valuesOf: startProductForm,
    check: checkProduct,
    mode: 'onTouched',
    invalidMessage,
    messageOf: (error) => saveErrorMessage(error, { isNew: !product }),
    fieldOf: (field) => field.replace('price.', 'prices.'),
    async save(values, base, version) {
      const input = {
        ...toProductInput(values, startProductForm(base)),
        ...(await pictureInput(values.picture)),
      };
      if (!base) return requireAnswer((await add({ variables: { input } })).data).adminCreateProduct;
      const variables = { id: base.id, input: { ...input, version } };
      return requireAnswer((await change({ variables })).data).adminUpdateProduct;
    },
    onSaved() {
      toast(product ? 'Product updated.' : 'Product added.', 'good');
      onDone();
    },
    onStatus,
    toDraft: withoutFile,
  });
  const isSaving = status === 'saving';

  /** Merges the other person's changes, except in fields typed here. */
  function merge(current: StaffProductFragment): void {
    takeOver(current, { keepDirtyValues: true });
    // The pressed button has unmounted.
    form.setFocus('name');
  }

  function closeUnchanged(event: FormEvent): void {
    event.preventDefault();
    onDone();
  }

  return (
    <Form
      noValidate
      onSubmit={product && status === 'clean' ? closeUnchanged : editor.onSubmit}
      aria-label={product ? 'Edit product' : 'Add new product'}
    >
      <Fields>
        {editor.draftNotice}
        {conflict && base && (
          <ProductConflict
            key={conflict.version}
            before={base}
            typed={editor.dirtyFields}
            now={conflict}
            onTakeOver={merge}
          />
        )}
        <MainFields form={form} categories={categories} current={base?.category} />
        <SizeFields form={form} isAssumed={base?.sidesAssumed ?? false} />
        <PriceFields form={form} />
        <PictureField form={form} product={base} />
        <PublicationFields form={form} isNew={!base} />
        <AttributeFields form={form} />
      </Fields>
      <Bottom>
        {editor.errorNotice}
        {percent !== null && <UploadProgress percent={percent} />}
        <Answers>
          <Button variant="secondary" onClick={onCancel} aria-disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isSaving}>
            {isSaving ? 'Saving...' : submitLabel(base)}
          </Button>
        </Answers>
      </Bottom>
    </Form>
  );
}

function submitLabel(base: StaffProductFragment | null): string {
  return base ? 'Update Product' : 'Add product';
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
