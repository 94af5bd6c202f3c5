import { useState } from 'react';
import { deleteRecord } from '../../data/cache/delete-record';
import { evictObject } from '../../data/cache/evict';
import { errorMessage } from '../../data/error-message';
import { readConflict } from '../../data/read-conflict';
import { useToast } from '../../design/feedback/toast';
import { Heading } from '../../design/Heading';
import { Panel } from '../../design/Panel';
import { Page } from '../../design/page/Page';
import { Stack } from '../../design/Stack';
import { ListStates } from '../../lib/lists/ListStates';
import { useList } from '../../lib/lists/use-paged-list';
import { PageHeading } from '../../lib/page/PageHeading';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { staleActionMessage } from '../ui/forms/change-message';
import { useListEditing } from '../ui/records/use-list-editing';
import { CategoryEditor } from './CategoryEditor';
import { CategoryTable } from './CategoryTable';
import {
  type ManagedCategoryFragment,
  useDeleteCategoryMutation,
  useManagedCategoriesQuery,
} from './categories.generated';
import { currentCategory } from './category-conflict';

function deleteErrorMessage(error: unknown): string {
  const now = readConflict(error, 'category');
  return now ? staleActionMessage(now, now.name, 'Delete') : errorMessage(error);
}

/** /admin/categories: the product categories with their pictures. */
export function CategoriesPage() {
  const query = useList(
    useManagedCategoriesQuery({ fetchPolicy: 'cache-and-network' }),
    (data) => data.categories,
  );
  const { edited, setEdited, edit, stopEditing, cancel, guarded, question } =
    useListEditing<ManagedCategoryFragment>('category', "You haven't saved your changes to this category.");
  const [leaving, setLeaving] = useState<ManagedCategoryFragment | null>(null);
  const deletion = useDeleteCategoryMutation();
  const toast = useToast();

  function saved({ name }: ManagedCategoryFragment) {
    if (edited) stopEditing();
    toast(`${name} ${edited ? 'updated' : 'added'}`, 'good');
  }

  async function deleteCategory(category: ManagedCategoryFragment) {
    const { id, name, version } = category;
    try {
      await deleteRecord(deletion, { variables: { id, version }, evict: evictObject('Category', id) });
    } catch (error) {
      const now = readConflict(error, 'category');
      if (now) setLeaving(currentCategory(category, now));
      throw error;
    }
    if (edited?.id === id) setEdited(null);
    toast(`${name} deleted`, 'good');
  }

  return (
    <Page>
      <Stack gap={6}>
        <PageHeading />
        <Panel as="section">
          <Stack gap={4}>
            <Heading size="title">{edited ? `Edit ${edited.name}` : 'Add a category'}</Heading>
            {guarded(
              <CategoryEditor
                key={edited?.id ?? 'new'}
                edited={edited}
                onTakeOver={setEdited}
                onSaved={saved}
                onCancel={cancel}
              />,
            )}
          </Stack>
        </Panel>
        <ListStates query={query} itemsName="categories">
          {(categories) => <CategoryTable categories={categories} onEdit={edit} onDelete={setLeaving} />}
        </ListStates>
      </Stack>
      {question}
      {leaving && (
        <ConfirmActionDialog
          title={`Delete ${leaving.name}?`}
          confirmLabel="Delete"
          action={() => deleteCategory(leaving)}
          messageOf={deleteErrorMessage}
          onClose={() => setLeaving(null)}
        >
          This also deletes its image. You can't undo this. A category that has products can't be deleted.
        </ConfirmActionDialog>
      )}
    </Page>
  );
}
