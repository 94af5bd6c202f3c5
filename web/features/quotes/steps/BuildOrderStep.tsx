import { type MouseEvent, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '../../../data/error-message';
import { lazyDialog } from '../../../design/dialogs/lazy-dialog';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { lazyOptional } from '../../../design/lazy-optional';
import { SkipLink } from '../../../design/page/SkipLink';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { from, space, touchTarget, type } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value';
import { useUrlParams } from '../../../lib/lists/use-url-params';
import { usePageQuery } from '../../../lib/queries/use-page-query';
import { CategoryRail, type RailCategory } from '../catalogue/CategoryRail';
import { QuoteCategoriesDocument } from '../catalogue/catalogue.generated';
import { Finder } from '../catalogue/Finder';
import { findCategory } from '../catalogue/find-category';
import { ItemFrame, ItemList } from '../catalogue/ItemList';
import { LoadingItems } from '../catalogue/item-list-states';
import type { Adding } from './AddItems';

/** Step 1: choose items by category or search, or add custom boxes. */
export function BuildOrderStep() {
  const { data, error, refetch } = usePageQuery(QuoteCategoriesDocument, {});
  const [query, changeUrlParams] = useUrlParams();
  const [search, setSearch] = useState('');
  const [adding, setAdding] = useState<Adding>();
  const [addedMessage, setAddedMessage] = useState('');
  const items = useRef<HTMLDivElement>(null);
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
    if ((items.current?.getBoundingClientRect().top ?? 0) < 0) items.current?.scrollIntoView();
  }

  if (error && !data) {
    return <ErrorPanel message={`Error loading products: ${errorMessage(error)}`} onRetry={refetch} />;
  }
  return (
    <Columns>
      {SKIPS.map(([id, name]) => (
        <SkipLink key={id} href={`#${id}`} onClick={(event) => skipTo(event, id)}>
          Skip to {name}
        </SkipLink>
      ))}
      {!data ? (
        <RailSkeleton aria-hidden="true">
          <Skeleton height="100%" />
        </RailSkeleton>
      ) : (
        <CategoryRail categories={categories} selected={search ? undefined : selected} onSelect={select}>
          <Question
            type="button"
            onPointerEnter={AddItems.preload}
            onFocus={AddItems.preload}
            onClick={() => setAdding('goods')}
          >
            May I send this?
          </Question>
        </CategoryRail>
      )}
      <div ref={items} id="items" tabIndex={-1}>
        <Stack gap={3}>
          <VisuallyHidden as="h2">{debouncedSearch ? 'Search' : (selected?.name ?? 'Items')}</VisuallyHidden>
          <Finder
            search={search}
            onSearch={setSearch}
            onAdd={setAdding}
            onAddSoon={() => void AddItems.preload()}
          />
          {addedMessage && (
            <Suspense>
              <AddedNotice message={addedMessage} onDone={() => setAddedMessage('')} />
            </Suspense>
          )}
          {!data && (
            <ItemFrame>
              <LoadingItems />
            </ItemFrame>
          )}
          {selected && (
            <ItemList
              key={`${selected.slug} ${debouncedSearch}`}
              category={selected.name}
              search={debouncedSearch}
              onOwnItem={(name) => setAdding({ name })}
            />
          )}
          <Text size="caption" tone="textMuted">
            We price by size, not by weight.
          </Text>
        </Stack>
      </div>
      <AddItems
        isOpen={adding !== undefined}
        adding={adding}
        onOpenChange={() => setAdding(undefined)}
        onAdded={setAddedMessage}
      />
    </Columns>
  );
}

const AddedNotice = lazyOptional(async () => (await import('./AddedNotice')).AddedNotice);
const AddItems = lazyDialog(async () => (await import('./AddItems')).AddItems);

const SKIPS = [
  ['items', 'items'],
  ['your-shipment', 'your shipment'],
] as const;

/** Focuses the target without a hash in the address, which holds the route. */
function skipTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${from.desktop} { gap: ${space(5)}; grid-template-columns: 11.5rem minmax(0, 1fr); }
`;

/** On a phone a line that takes no more room than its text. */
const Question = styled.button`
  min-height: 1.5rem;
  padding: ${space(1)} 0 0;
  border: 0;
  background: none;
  ${type('small', 500)}
  color: ${color.accent};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  ${from.desktop} { padding: ${space(3)}; }
`;

/** As high as the rail: one row of buttons on a phone. */
const RailSkeleton = styled.div`
  height: ${touchTarget};
  ${from.desktop} { height: 34rem; }
`;
