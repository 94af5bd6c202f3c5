import type { FormEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { errorCode, errorMessage, isUnreachable, requireData } from '../../../data/error-message';
import { NO_ANSWER_MESSAGE } from '../../../data/no-answer-message';
import { Button } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { color } from '../../../design/theme/colors';
import { from, space } from '../../../design/theme/tokens';
import { FileRefused } from '../../../features/files/save-file';
import { Grid, Group } from '../../../lib/forms/form-fields';
import { TOO_LARGE_MESSAGE, withoutFile } from '../../pictures/picture-choice';
import { UploadProgress } from '../../pictures/UploadProgress';
import { usePictureUpload } from '../../pictures/use-picture-upload';
import { type FormStatus, useVersionedForm } from '../../ui/forms/use-versioned-form';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from '../attributes';
import { evictListedProducts, evictProducts } from '../evict-products';
import {
  type StaffProductFragment,
  useAddProductMutation,
  useChangeProductMutation,
} from '../products.generated';
import { MainFields } from './MainFields';
import { PictureField } from './PictureField';
import { PriceFields } from './PriceFields';
import { ProductConflict } from './ProductConflict';
import { PublicationFields } from './PublicationFields';
import type { ProductForm } from './product-form';
import { checkProduct, invalidMessage, startProductForm, toProductInput } from './product-form';
import { SizeFields } from './SizeFields';

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
      if (!base) return requireData((await add({ variables: { input } })).data).adminCreateProduct;
      const variables = { id: base.id, input: { ...input, version } };
      return requireData((await change({ variables })).data).adminUpdateProduct;
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

/** The free attributes, by which lists can be narrowed. */
function AttributeFields({ form: { register, formState } }: { form: UseFormReturn<ProductForm> }) {
  return (
    <Group>
      <legend>Attributes</legend>
      <Grid $columns={2}>
        {ATTRIBUTES.map((name) => (
          <Field key={name} label={ATTRIBUTE_LABELS[name]} isOptional error={formState.errors[name]?.message}>
            <TextInput {...register(name)} maxLength={100} autoComplete="off" />
          </Field>
        ))}
      </Grid>
    </Group>
  );
}

/** Without an answer the result is unknown, and a second press would add a duplicate. */
const PERHAPS_ADDED_MESSAGE = 'Check the list before you try again: we may have added the product.';

/** The specification's message for a failed save. */
export function saveErrorMessage(error: unknown, { isNew }: { isNew: boolean }): string {
  const message = refusalMessage(error);
  return isNew && isUnreachable(error) ? `${message} ${PERHAPS_ADDED_MESSAGE}` : message;
}

function refusalMessage(error: unknown): string {
  const code = errorCode(error);
  const status = error instanceof FileRefused ? error.status : null;
  const message = error instanceof FileRefused ? error.message : errorMessage(error, 'Please try again.');
  if (status === 401 || code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED')
    return 'Authentication error: Please log in again';
  if (message === NO_ANSWER_MESSAGE)
    return 'Network error: Unable to connect to server. Please check your connection and try again.';
  if (status === 413)
    return message.startsWith('File too large') ? message : `File too large: ${TOO_LARGE_MESSAGE}`;
  return `Error saving product: ${message}`;
}
