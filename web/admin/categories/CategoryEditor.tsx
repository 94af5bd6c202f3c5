import { useEffect, useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type { VersionedThings } from '../../../rules/refusals';
import { errorMessage, refusedFields } from '../../apollo/error-message';
import { readConflict } from '../../apollo/read-conflict';
import { from, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Field } from '../../ui/forms/Field';
import { TextInput } from '../../ui/forms/inputs';
import { Row, Stack } from '../../ui/Stack';
import { CHOOSE_AGAIN_MESSAGE, type PictureChoice } from '../pictures/picture-choice';
import { PictureRefused } from '../pictures/upload-picture';
import { ConflictResolution } from '../ui/forms/ConflictResolution';
import { useFormDraft } from '../ui/forms/use-form-draft';
import { CategoryPicture } from './CategoryPicture';
import type { ManagedCategoryFragment } from './categories.generated';
import { categoryDifferences, currentCategory } from './category-conflict';
import { useSaveCategory } from './use-save-category';

const NAME_LENGTH_MAX = 100;

export const CATEGORY_FORM = 'category';

/** What is kept of the form when a session ends. */
export interface CategoryDraft {
  readonly edited: ManagedCategoryFragment | null;
  readonly name: string;
  readonly picture: PictureChoice['kind'];
}

interface CategoryEditorProps {
  /** As it was when Edit was pressed; null for a new one. */
  edited: ManagedCategoryFragment | null;
  /** Reads the categories as they are now. */
  refetch: () => Promise<unknown>;
  /** Somebody else changed the one being edited, and theirs is used. */
  onConflict: (current: ManagedCategoryFragment) => void;
  onSaved: (name: string) => void;
  onCancel: () => void;
  /** Whether something is typed or chosen that is not saved. */
  onDirtyChange: (isChanged: boolean) => void;
}

/** The form of a category; what is refused stays as typed, and a picture that arrived is not sent twice. */
export function CategoryEditor({
  edited,
  refetch,
  onConflict,
  onSaved,
  onCancel,
  onDirtyChange,
}: CategoryEditorProps) {
  const [picture, setPicture] = useState<PictureChoice>({ kind: 'kept' });
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<VersionedThings['category'] | null>(null);
  const { save, percent } = useSaveCategory();
  const { register, handleSubmit, setFocus, setError, getValues, reset, formState } = useForm({
    defaultValues: { name: edited?.name ?? '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const isChanged = isDirty || picture.kind !== 'kept';
  const editedId = edited?.id;

  // Known before the next key is pressed.
  useLayoutEffect(() => onDirtyChange(isChanged), [isChanged, onDirtyChange]);

  // The form above the list takes over from the Edit that was pressed in it.
  useEffect(() => {
    if (editedId) setFocus('name', { shouldSelect: true });
  }, [editedId, setFocus]);

  const { notice, discardDraft } = useFormDraft<CategoryDraft>({
    form: CATEGORY_FORM,
    of: editedId ?? 'new',
    currentValues: () => (isChanged ? { edited, name: getValues('name'), picture: picture.kind } : null),
    restore(draft) {
      reset({ name: draft.name }, { keepDefaultValues: true });
      setPicture({ kind: draft.picture === 'none' ? 'none' : 'kept' });
    },
    clear: startAgain,
    lossWarning: (draft) => (draft.picture === 'new' ? CHOOSE_AGAIN_MESSAGE : undefined),
  });

  function startAgain() {
    reset({ name: edited?.name ?? '' });
    setPicture({ kind: 'kept' });
  }

  async function keep({ name }: { name: string }, version = edited?.version) {
    setRefusal(undefined);
    try {
      await save(edited, name, picture, version);
      reset({ name: '' });
      setPicture({ kind: 'kept' });
      discardDraft();
      onSaved(name.trim());
    } catch (error) {
      const now = readConflict(error, 'category');
      if (now) return setConflict(now);
      void refetch();
      const message = 'The category could not be saved. Please try again.';
      setRefusal(error instanceof PictureRefused ? error.message : errorMessage(error, message));
      const refused = refusedFields(error).find(({ field }) => field === 'name');
      if (refused) setError('name', { message: refused.message }, { shouldFocus: true });
    }
  }

  function use(current: ManagedCategoryFragment) {
    reset({ name: current.name });
    setPicture({ kind: 'kept' });
    setConflict(null);
    discardDraft();
    onConflict(current);
    setFocus('name', { shouldSelect: true });
  }

  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => keep(values))}
      aria-label={edited ? 'Edit category' : 'Add category'}
    >
      <Stack gap={4}>
        {notice}
        {edited && conflict && (
          <ConflictResolution
            thing="category"
            now={conflict}
            differences={categoryDifferences(edited, conflict, {
              name: getValues('name'),
              hasOwnPicture: picture.kind !== 'kept',
            })}
            isSaving={isSubmitting}
            onUse={() => use(currentCategory(edited, conflict))}
            onSave={handleSubmit((values) => keep(values, conflict.version))}
          />
        )}
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <Fields>
          <Field label="Name" error={errors.name?.message}>
            <TextInput
              {...register('name', {
                validate: (name) => name.trim() !== '' || 'Category name is required',
              })}
              maxLength={NAME_LENGTH_MAX}
              autoComplete="off"
              aria-required
            />
          </Field>
          <CategoryPicture
            currentUrl={edited?.imageUrl ?? null}
            choice={picture}
            onChoose={setPicture}
            percent={percent}
          />
        </Fields>
        <Row>
          <Button type="submit" isBusy={isSubmitting}>
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

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;
