import { Fragment, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { errorMessage } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { lazyOptional } from '../../../design/lazy-optional';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { space } from '../../../design/theme/tokens';
import { useStoredChoice } from '../../../session/stored-choice';
import { ItemCard } from './ItemCard';
import { Items } from './Items';
import { storeItemIds } from './item-id-map';
import { LoadingItems, NoItems } from './item-list-states';
import { type ItemFilter, type PricedItem, useItemPage } from './use-item-page';

const SimilarItems = lazyOptional(async () => (await import('./SimilarItems')).SimilarItems);

/** The server's limit. */
const PAGE_SIZE = 100;

/** For a failure that comes without words. */
const FAILED = 'An error occurred while fetching products by category';

interface ItemPageProps extends ItemFilter {
  onOwnItem: (name: string) => void;
  /** Shows the next page; only on the last page shown. */
  onMore: (() => void) | undefined;
}

/** One page of items with a button for the next. A later page takes over the focus from its button. */
export function ItemPage({ category, search, page, onOwnItem, onMore }: ItemPageProps) {
  const { destination, items, total, error, retry } = useItemPage({ category, search, page });
  const isList = useStoredChoice('itemView') === 'list';
  const list = useRef<HTMLUListElement>(null);
  const [similarTo, setSimilarTo] = useState('');
  const toggleSimilar = useCallback(
    ({ id }: PricedItem) => setSimilarTo((shown) => (shown === id ? '' : id)),
    [],
  );

  useEffect(() => {
    if (items) storeItemIds(items);
  }, [items]);

  const isLoaded = items !== undefined;
  useLayoutEffect(() => {
    if (isLoaded && page > 1 && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true });
  }, [isLoaded, page]);

  if (error) {
    return (
      <Padded>
        <ErrorPanel message={`Error loading products: ${errorMessage(error, FAILED)}`} onRetry={retry} />
      </Padded>
    );
  }
  if (!items) return <LoadingItems />;
  const ownItem = search && (
    <Padded>
      <Button variant="secondary" onClick={() => onOwnItem(search)}>
        {`Add “${search}” as your own item`}
      </Button>
    </Padded>
  );
  if (items.length === 0 && page === 1)
    return (
      <>
        <NoItems category={category} search={search} />
        <Centred>{ownItem}</Centred>
      </>
    );

  const before = (page - 1) * PAGE_SIZE;
  const shown = before + items.length;
  const name = search ? `Items matching ${search}` : category;
  return (
    <>
      <Items
        ref={list}
        tabIndex={page > 1 ? -1 : undefined}
        aria-label={page > 1 ? `${name}, items ${before + 1} to ${shown}` : name}
      >
        {items.map((item) => (
          <Fragment key={item.id}>
            <ItemCard
              product={item}
              isRow={isList}
              destination={destination}
              // The items of a category stand side by side already.
              onSimilar={search || item.price === null ? toggleSimilar : undefined}
              isSimilarShown={similarTo === item.id}
            />
            {similarTo === item.id && (
              <Suspense fallback={<LoadingItems />}>
                <SimilarItems to={item} destination={destination} />
              </Suspense>
            )}
          </Fragment>
        ))}
      </Items>
      {onMore && total > PAGE_SIZE && (
        <More>
          <Text size="small" tone="textMuted">
            {`${shown} of ${total} items shown`}
          </Text>
          {total > shown && (
            <Button variant="secondary" onClick={onMore}>
              {`Show ${Math.min(total - shown, PAGE_SIZE)} more`}
            </Button>
          )}
        </More>
      )}
      {onMore && ownItem}
    </>
  );
}

const Centred = styled.div`text-align: center;`;

const Padded = styled.div`padding: ${space(4)};`;

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(4)};
  border-block-start: 1px solid ${color.line};
`;
