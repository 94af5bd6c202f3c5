import { Plus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '../../apollo/error-message';
import { belowDesktop, from, space, touchTarget } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { lazyDialog } from '../../ui/dialogs/lazy-dialog';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Notice } from '../../ui/feedback/Notice';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Field } from '../../ui/forms/Field';
import { TextInput } from '../../ui/forms/inputs';
import { Heading } from '../../ui/Heading';
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value';
import { usePageQuery } from '../../ui/hooks/use-page-query';
import { useUrlParams } from '../../ui/lists/use-url-params';
import { Stack } from '../../ui/Stack';
import { hiddenFromSight } from '../../ui/VisuallyHidden';
import { CategoryRail, type RailCategory } from '../catalogue/CategoryRail';
import { QuoteCategoriesDocument } from '../catalogue/catalogue.generated';
import { findCategory } from '../catalogue/find-category';
import { ItemList } from '../catalogue/ItemList';
import type { Adding } from './AddItems';

/** Step 1: choose items by category or search, or add custom boxes. */
export function BuildOrderStep() {
  const { data, error, refetch } = usePageQuery(QuoteCategoriesDocument, {});
  const [query, changeUrlParams] = useUrlParams();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState<Adding>();
  const [addedMessage, setAddedMessage] = useState('');
  const debouncedSearch = useDebouncedValue(search.trim());
  const categories = data?.categories ?? [];
  const selected = findCategory(categories, query.get('category'));

  function select(category: RailCategory): void {
    setSearch('');
    setAddedMessage('');
    const choose = (now: URLSearchParams) => {
      now.set('category', category.slug);
      return now;
    };
    changeUrlParams(choose, { replace: true });
  }

  if (error && !data) {
    return <ErrorPanel message={`Error loading products: ${errorMessage(error)}`} onRetry={refetch} />;
  }
  return (
    <Columns>
      {!data ? (
        <Loading label="Loading products...">
          <RailSkeleton>
            <Skeleton height="100%" />
          </RailSkeleton>
        </Loading>
      ) : (
        <CategoryRail categories={categories} selected={search ? undefined : selected} onSelect={select} />
      )}
      <Stack gap={4}>
        <ListHeading>
          <Heading level={2} size="title">
            {debouncedSearch ? 'Search' : (selected?.name ?? 'Items')}
          </Heading>
        </ListHeading>
        <Finder>
          <Field label="Search all items">
            <TextInput
              type="search"
              name="search"
              value={search}
              maxLength={100}
              placeholder="Sofa, bicycle…"
              onChange={(event) => setSearch(event.target.value)}
            />
          </Field>
          <Button
            variant="secondary"
            onPointerEnter={AddItems.preload}
            onFocus={AddItems.preload}
            onClick={() => setAdding({ name: '' })}
          >
            <Plus aria-hidden="true" size={18} />
            Add New Box
          </Button>
          <Button
            variant="secondary"
            onPointerEnter={AddItems.preload}
            onFocus={AddItems.preload}
            onClick={() => setAdding('list')}
          >
            Type your list
          </Button>
        </Finder>
        {addedMessage && (
          <Notice kind="good" isAnnounced>
            <p>{addedMessage}</p>
          </Notice>
        )}
        {selected && (
          <ItemList
            key={`${selected.slug} ${debouncedSearch}`}
            category={selected.name}
            search={debouncedSearch}
            onOwnItem={(name) => setAdding({ name })}
          />
        )}
      </Stack>
      <AddItems
        isOpen={adding !== undefined}
        adding={adding}
        onOpenChange={() => setAdding(undefined)}
        onAdded={setAddedMessage}
      />
    </Columns>
  );
}

const AddItems = lazyDialog(async () => (await import('./AddItems')).AddItems);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${from.desktop} { gap: ${space(5)}; grid-template-columns: 12rem minmax(0, 1fr); }
`;

/** As high as the rail: one row of buttons on a phone. */
const RailSkeleton = styled.div`
  height: calc(${touchTarget} + ${space(4)});
  ${from.desktop} { height: 32rem; }
`;

/** Where the rail is above the list, its selected category is the visible heading. */
const ListHeading = styled.div`
  ${belowDesktop} { ${hiddenFromSight} }
`;

const Finder = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};

  > :first-child { flex: 1 1 10rem; }
  ${belowDesktop} {
    > * { flex: 1; }
    > :first-child { flex-basis: 100%; }
  }
`;
