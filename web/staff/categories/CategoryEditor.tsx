import { styled } from 'styled-components';
import { evictFields } from '../../data/cache/evict';
import { errorMessage, requireData } from '../../data/error-message';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { from, space } from '../../design/theme/tokens';
import { FileError } from '../../features/files/save-file';
import { withoutFile } from '../pictures/picture-choice';
import { usePictureUpload } from '../pictures/use-picture-upload';
import { RecordForm } from '../ui/records/RecordForm';
import { useEditedRecord } from '../ui/records/use-edited-record';
import { CategoryPicture } from './CategoryPicture';
import {
  type ManagedCategoryFragment,
  ManagedCategoryFragmentDoc,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} from './categories.generated';
import { CATEGORY_LABELS, type CategoryForm, currentCategory } from './category-conflict';

const NAME_LENGTH_MAX = 100;

interface CategoryEditorProps {
  /** The edited version; null for a new one. */
  edited: ManagedCategoryFragment | null;
  /** The form goes on from a colleague's version. */
  onTakeOver: (current: ManagedCategoryFragment) => void;
  onSaved: (saved: ManagedCategoryFragment) => void;
  onCancel: () => void;
}

/** The form of a category. */
export function CategoryEditor({ edited, onTakeOver, onSaved, onCancel }: CategoryEditorProps) {
  const { pictureInput, percent } = usePictureUpload();
  const [add] = useCreateCategoryMutation({ update: evictFields('categories') });
  const [change] = useUpdateCategoryMutation();
  const editor = useEditedRecord({
    thing: 'category',
    called: 'this category',
    record: edited,
    valuesOf: startCategoryForm,
    check: ({ name }) => new Map(name.trim() ? [] : [['name', 'Category name is required']]),
    messageOf: saveErrorMessage,
    async save({ name, picture }, base, version) {
      const input = { ...(name !== base?.name && { name }), ...(await pictureInput(picture)) };
      if (!base) return requireData((await add({ variables: { input } })).data).adminCreateCategory;
      const variables = { id: base.id, input: { ...input, version } };
      return requireData((await change({ variables })).data).adminUpdateCategory;
    },
    onSaved,
    toDraft: withoutFile,
    labels: CATEGORY_LABELS,
    currentOf: currentCategory,
    list: { field: 'categories', fragment: ManagedCategoryFragmentDoc },
  });
  const { register, watch, setValue, formState } = editor.form;

  return (
    <RecordForm
      editor={editor}
      place="list"
      title={edited ? 'Edit category' : 'Add category'}
      submitLabel={edited ? 'Update' : 'Add'}
      firstField="name"
      onTakeOver={onTakeOver}
      onClose={onCancel}
    >
      <Fields>
        <Field label="Name" error={formState.errors.name?.message}>
          <TextInput {...register('name')} maxLength={NAME_LENGTH_MAX} autoComplete="off" aria-required />
        </Field>
        <CategoryPicture
          currentUrl={editor.base?.imageUrl ?? null}
          choice={watch('picture')}
          onChoose={(picture) => setValue('picture', picture, { shouldDirty: true })}
          percent={percent}
        />
      </Fields>
    </RecordForm>
  );
}

function startCategoryForm(category: ManagedCategoryFragment | null): CategoryForm {
  return { name: category?.name ?? '', picture: { kind: 'unchanged' } };
}

function saveErrorMessage(error: unknown): string {
  if (error instanceof FileError) return error.message;
  return errorMessage(error, "We couldn't save the category. Please try again.");
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
