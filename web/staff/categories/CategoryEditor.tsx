import { useEffect } from 'react';
import { styled } from 'styled-components';
import { evictFields } from '../../data/cache/evict';
import { errorMessage, requireData } from '../../data/error-message';
import { Button } from '../../design/Button';
import { Field } from '../../design/forms/Field';
import { TextInput } from '../../design/forms/inputs';
import { Row, Stack } from '../../design/Stack';
import { from, space } from '../../design/theme/tokens';
import { FileRefused } from '../../features/files/save-file';
import { withoutFile } from '../pictures/picture-choice';
import { usePictureUpload } from '../pictures/use-picture-upload';
import { useRecordForm } from '../ui/forms/use-record-form';
import type { FormStatus } from '../ui/forms/use-versioned-form';
import { CategoryPicture } from './CategoryPicture';
import {
  type ManagedCategoryFragment,
  ManagedCategoryFragmentDoc,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
} from './categories.generated';
import { type CategoryForm, currentCategory, pictureDifference } from './category-conflict';

const NAME_LENGTH_MAX = 100;

interface CategoryEditorProps {
  /** The edited version; null for a new one. */
  edited: ManagedCategoryFragment | null;
  /** The form goes on from a colleague's version. */
  onTakeOver: (current: ManagedCategoryFragment) => void;
  onSaved: (saved: ManagedCategoryFragment) => void;
  onCancel: () => void;
  onStatus: (status: FormStatus) => void;
}

/** The form of a category. */
export function CategoryEditor({ edited, onTakeOver, onSaved, onCancel, onStatus }: CategoryEditorProps) {
  const { pictureInput, percent } = usePictureUpload();
  const [add] = useCreateCategoryMutation({ update: evictFields('categories') });
  const [change] = useUpdateCategoryMutation();
  const { form, base, status, onSubmit, notices } = useRecordForm({
    thing: 'category',
    called: 'category',
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
    fragment: ManagedCategoryFragmentDoc,
    listField: 'categories',
    currentOf: currentCategory,
    fieldTexts: { name: ['Name', ({ name }) => name] },
    otherDifferences: pictureDifference,
    firstField: 'name',
    ...{ onSaved, onStatus, onTakeOver },
    toDraft: withoutFile,
  });
  const { setFocus } = form;

  // The form is above the list and takes the focus from the pressed Edit.
  useEffect(() => {
    if (edited?.id) setFocus('name', { shouldSelect: true });
  }, [edited?.id, setFocus]);

  return (
    <form noValidate onSubmit={onSubmit} aria-label={edited ? 'Edit category' : 'Add category'}>
      <Stack gap={4}>
        {notices}
        <Fields>
          <Field label="Name" error={form.formState.errors.name?.message}>
            <TextInput
              {...form.register('name')}
              maxLength={NAME_LENGTH_MAX}
              autoComplete="off"
              aria-required
            />
          </Field>
          <CategoryPicture
            currentUrl={base?.imageUrl ?? null}
            choice={form.watch('picture')}
            onChoose={(picture) => form.setValue('picture', picture, { shouldDirty: true })}
            percent={percent}
          />
        </Fields>
        <Row>
          <Button type="submit" isBusy={status === 'saving'}>
            {edited ? 'Update' : 'Add'}
          </Button>
          {edited && (
            <Button variant="secondary" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}

function startCategoryForm(category: ManagedCategoryFragment | null): CategoryForm {
  return { name: category?.name ?? '', picture: { kind: 'unchanged' } };
}

function saveErrorMessage(error: unknown): string {
  if (error instanceof FileRefused) return error.message;
  return errorMessage(error, "We couldn't save the category. Please try again.");
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
