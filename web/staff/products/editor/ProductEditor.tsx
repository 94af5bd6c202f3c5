import type { UseFormReturn } from 'react-hook-form';
import { errorCode, errorMessage, isUnreachable, requireData } from '../../../data/error-message';
import { NO_ANSWER_MESSAGE } from '../../../data/no-answer-message';
import { UNCACHED_QUERY } from '../../../data/read-conflict';
import { useToast } from '../../../design/feedback/toast';
import { Field } from '../../../design/forms/Field';
import { TextInput } from '../../../design/forms/inputs';
import { FileError } from '../../../features/files/save-file';
import { Grid, Group } from '../../../lib/forms/form-fields';
import { TOO_LARGE_MESSAGE, withoutFile } from '../../pictures/picture-choice';
import { UploadProgress } from '../../pictures/UploadProgress';
import { usePictureUpload } from '../../pictures/use-picture-upload';
import { RecordForm } from '../../ui/records/RecordForm';
import { useEditedRecord } from '../../ui/records/use-edited-record';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from '../attributes';
import { evictListedProducts, evictProducts } from '../evict-products';
import {
  type StaffProductFragment,
  useAddProductMutation,
  useChangeProductMutation,
  useStaffProductQuery,
} from '../products.generated';
import { MainFields } from './MainFields';
import { PictureField } from './PictureField';
import { PriceFields } from './PriceFields';
import { PublicationFields } from './PublicationFields';
import type { ProductForm } from './product-form';
import { checkProduct, invalidMessage, startProductForm, toProductInput } from './product-form';
import { PRODUCT_LABELS } from './product-labels';
import { SizeFields } from './SizeFields';

interface ProductEditorProps {
  /** Null: a new one. */
  product: StaffProductFragment | null;
  categories: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** A product's form with every field, in a drawer; refused values stay. */
export function ProductEditor({ product, categories, onClose }: ProductEditorProps) {
  const [add] = useAddProductMutation({ update: evictListedProducts });
  const [change] = useChangeProductMutation({ update: evictProducts });
  const { pictureInput, percent } = usePictureUpload();
  const toast = useToast();
  const editor = useEditedRecord({
    thing: 'product',
    called: 'this product',
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
      onClose();
    },
    toDraft: withoutFile,
    labels: PRODUCT_LABELS,
    isMerged: true,
    useCurrent: useCurrentProduct,
    readFailure: 'An error occurred while fetching product details',
  });
  const { form, base, isSaving } = editor;

  return (
    <RecordForm
      editor={editor}
      place="sheet"
      title={product ? 'Edit product' : 'Add new product'}
      lossWarning="You haven't saved your changes to this product."
      submitLabel={isSaving ? 'Saving...' : base ? 'Update Product' : 'Add product'}
      firstField="name"
      notes={percent !== null && <UploadProgress percent={percent} />}
      onClose={onClose}
    >
      <MainFields form={form} categories={categories} current={base?.category} />
      <SizeFields form={form} isAssumed={base?.sidesAssumed ?? false} />
      <PriceFields form={form} />
      <PictureField form={form} product={base} />
      <PublicationFields form={form} isNew={!base} />
      <AttributeFields form={form} />
    </RecordForm>
  );
}

function useCurrentProduct(before: StaffProductFragment) {
  const { data, ...query } = useStaffProductQuery({ variables: { id: before.id }, ...UNCACHED_QUERY });
  return { ...query, data: data?.adminProduct };
}

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
  const status = error instanceof FileError ? error.status : null;
  const message = error instanceof FileError ? error.message : errorMessage(error, 'Please try again.');
  if (status === 401 || code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED')
    return 'Authentication error: Please log in again';
  if (message === NO_ANSWER_MESSAGE)
    return 'Network error: Unable to connect to server. Please check your connection and try again.';
  if (status === 413)
    return message.startsWith('File too large') ? message : `File too large: ${TOO_LARGE_MESSAGE}`;
  return `Error saving product: ${message}`;
}
