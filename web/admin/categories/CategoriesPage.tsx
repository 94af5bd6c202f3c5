import { useRef, useState } from 'react';
import { changedMeanwhile } from '../../apollo/changed-meanwhile';
import { errorWords } from '../../apollo/error-words';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { useToast } from '../../ui/feedback/toast';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Stack } from '../../ui/Stack';
import { ConfirmedDeed } from '../ui/forms/ConfirmedDeed';
import { staleDeedWords } from '../ui/forms/change-words';
import { useAskBeforeLoss } from '../ui/forms/use-ask-before-loss';
import { keptForm } from '../ui/forms/use-kept-form';
import { CATEGORY_FORM, CategoryEditor, type KeptCategory } from './CategoryEditor';
import { CategoryTable } from './CategoryTable';
import {
  type ManagedCategoryFragment,
  useDeleteCategoryMutation,
  useManagedCategoriesQuery,
} from './categories.generated';
import { categoryNow } from './category-meanwhile';

function deleteWords(error: unknown): string {
  const now = changedMeanwhile(error, 'category');
  return now ? staleDeedWords(now, now.name, 'Delete') : errorWords(error);
}

/** /admin/categories: the groups of products with their pictures. */
export function CategoriesPage() {
  const { data, previousData, error, refetch } = useManagedCategoriesQuery({
    fetchPolicy: 'cache-and-network',
  });
  const [edited, setEdited] = useState(() => keptForm<KeptCategory>(CATEGORY_FORM)?.edited ?? null);
  const [leaving, setLeaving] = useState<ManagedCategoryFragment | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  const { orAsk, question } = useAskBeforeLoss(
    isTyped,
    'What you changed in this category is not saved and would be lost.',
  );
  const [remove] = useDeleteCategoryMutation();
  const pressed = useRef<Element>(null);
  const toast = useToast();
  const categories = (data ?? previousData)?.categories;
  const readAgain = () => refetch().catch(() => {});

  function edit(category: ManagedCategoryFragment) {
    const press = document.activeElement;
    orAsk(() => {
      pressed.current = press;
      setEdited(category);
    });
  }

  /** The Edit that was pressed has the focus again. */
  function stopEditing() {
    setEdited(null);
    requestAnimationFrame(() => pressed.current instanceof HTMLElement && pressed.current.focus());
  }

  async function saved(name: string) {
    if (edited) stopEditing();
    toast(`${name} ${edited ? 'updated' : 'added'}`, 'good');
    await readAgain();
  }

  async function deleteCategory(category: ManagedCategoryFragment) {
    const { id, name, version } = category;
    try {
      await remove({ variables: { id, version } });
    } catch (error) {
      const now = changedMeanwhile(error, 'category');
      if (now) setLeaving(categoryNow(category, now));
      throw error;
    }
    await readAgain();
    if (edited?.id === id) setEdited(null);
    toast(`${name} deleted`, 'good');
  }

  return (
    <Page>
      <Stack gap={6}>
        <PageHeading title="Category Management" />
        <Panel as="section">
          <Stack gap={4}>
            <Heading size="title">{edited ? `Edit ${edited.name}` : 'Add a category'}</Heading>
            <CategoryEditor
              key={edited?.id ?? 'new'}
              edited={edited}
              readAgain={readAgain}
              onChangedMeanwhile={(current) => {
                setEdited(current);
                void readAgain();
              }}
              onSaved={(name) => void saved(name)}
              onCancel={() => orAsk(stopEditing)}
              onTyped={setIsTyped}
            />
          </Stack>
        </Panel>
        {error && (
          <ErrorPanel
            title="Error loading categories"
            message={errorWords(error)}
            onRetry={() => void readAgain()}
          />
        )}
        {!categories && !error && (
          <Loading label="Loading categories...">
            <Skeleton height="36rem" />
          </Loading>
        )}
        {categories && <CategoryTable categories={categories} onEdit={edit} onDelete={setLeaving} />}
      </Stack>
      {question}
      {leaving && (
        <ConfirmedDeed
          title={`Delete ${leaving.name}?`}
          confirmLabel="Delete"
          deed={() => deleteCategory(leaving)}
          wordsOf={deleteWords}
          onClose={() => setLeaving(null)}
        >
          This is final, and its image goes with it. A category that still has products cannot be deleted.
        </ConfirmedDeed>
      )}
    </Page>
  );
}
