import { PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { errorWords } from '../apollo/error-words';
import { belowDesktop, from, space, touchTarget } from '../theme/tokens';
import { Button } from '../ui/Button';
import { ErrorPanel } from '../ui/ErrorPanel';
import { Field } from '../ui/Field';
import { Heading } from '../ui/Heading';
import { TextInput } from '../ui/inputs';
import { lazyDialog } from '../ui/lazy-dialog';
import { Notice } from '../ui/Notice';
import { Loading, Skeleton } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';
import { usePageQuery } from '../ui/use-page-query';
import { useQuery } from '../ui/use-query';
import { useSettledText } from '../ui/use-settled-text';
import { hiddenFromSight } from '../ui/VisuallyHidden';
import { CategoryRail, type RailCategory } from './CategoryRail';
import { QuoteCategoriesDocument } from './catalogue.generated';
import { findCategory } from './find-category';
import { ItemList } from './ItemList';

/** Step 1: choose items by category or by name, or add boxes of one's own. */
export function BuildOrderStep() {
  const { data, error, refetch } = usePageQuery(QuoteCategoriesDocument, {});
  const [query, changeQuery] = useQuery();
  const [search, setSearch] = useState('');
  const [isAddingBox, setAddingBox] = useState(false);
  const [addedWords, setAddedWords] = useState('');
  const settledSearch = useSettledText(search.trim());
  const categories = data?.categories ?? [];
  const selected = findCategory(categories, query.get('category'));

  function select(category: RailCategory): void {
    setSearch('');
    setAddedWords('');
    const choose = (now: URLSearchParams) => {
      now.set('category', category.slug);
      return now;
    };
    changeQuery(choose, { replace: true });
  }

  if (error && !data) {
    return <ErrorPanel message={`Error loading products: ${errorWords(error)}`} onRetry={refetch} />;
  }
  return (
    <Columns>
      {!data ? (
        <Loading label="Loading products...">
          <RailToCome>
            <Skeleton height="100%" />
          </RailToCome>
        </Loading>
      ) : (
        <CategoryRail categories={categories} selected={search ? undefined : selected} onSelect={select} />
      )}
      <Stack gap={4}>
        <ListHeading>
          <Heading level={2} size="title">
            {settledSearch ? 'Search' : (selected?.name ?? 'Items')}
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
            onPointerEnter={AddBoxForm.preload}
            onFocus={AddBoxForm.preload}
            onClick={() => setAddingBox(true)}
          >
            <PackagePlus aria-hidden="true" size={18} />
            Add New Box
          </Button>
        </Finder>
        {addedWords && (
          <Notice kind="good" isAnnounced>
            <p>{addedWords}</p>
          </Notice>
        )}
        {selected && (
          <ItemList
            key={`${selected.slug} ${settledSearch}`}
            category={selected.name}
            search={settledSearch}
          />
        )}
      </Stack>
      <AddBoxForm isOpen={isAddingBox} onOpenChange={setAddingBox} onAdded={setAddedWords} />
    </Columns>
  );
}

const AddBoxForm = lazyDialog(async () => (await import('./AddBoxForm')).AddBoxForm);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${from.desktop} { gap: ${space(5)}; grid-template-columns: 12rem minmax(0, 1fr); }
`;

/** As high as the rail: one line of buttons on a phone. */
const RailToCome = styled.div`
  height: calc(${touchTarget} + ${space(4)});
  ${from.desktop} { height: 32rem; }
`;

/** Where the rail lies above the list, its chosen category is the heading one sees. */
const ListHeading = styled.div`
  ${belowDesktop} { ${hiddenFromSight} }
`;

const Finder = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};

  > :first-child { flex: 1 1 10rem; }
`;
