import { useCallback, useEffect } from 'react';
import { styled } from 'styled-components';
import { errorWords } from '../apollo/error-words';
import { useCart } from '../cart/use-cart';
import { color } from '../theme/colors';
import { from, radius, space } from '../theme/tokens';
import { ErrorPanel } from '../ui/ErrorPanel';
import { Loading, Skeleton } from '../ui/Skeleton';
import { Text } from '../ui/Text';
import { type ItemCardPartsFragment, useQuoteItemsQuery } from './catalogue.generated';
import { ItemCard } from './ItemCard';
import { rememberItemIds } from './item-id-map';

interface ItemListProps {
  category: string;
  /** Looks in every category instead when it is not empty. */
  search: string;
}

/** The items of a category, or those that match a search, at prices to the chosen destination. */
export function ItemList({ category, search }: ItemListProps) {
  const { destination, setQuantity, isReady } = useCart(({ destination, setQuantity, status }) => ({
    destination,
    setQuantity,
    isReady: status === 'ready',
  }));
  const { data, error, refetch } = useQuoteItemsQuery({
    variables: { destination, filter: search ? { search } : { category } },
  });
  const products = data?.products.products;

  const changeQuantity = useCallback(
    (product: ItemCardPartsFragment, quantity: number) => {
      const { category, price, ...item } = product;
      const pence = price?.minorUnits ?? null;
      setQuantity({ ...item, categoryId: category.id, pence, destination }, quantity);
    },
    [setQuantity, destination],
  );

  useEffect(() => {
    if (products) rememberItemIds(products);
  }, [products]);

  useEffect(() => {
    if (error && isReady) void refetch().catch(() => {});
  }, [error, isReady, refetch]);

  if (error) {
    return (
      <ErrorPanel
        message={`Error loading products: ${errorWords(error)}`}
        onRetry={() => void refetch().catch(() => {})}
      />
    );
  }
  if (!products) return <LoadingItems />;
  if (products.length === 0) return <NoItems>{emptyWords(category, search)}</NoItems>;
  return (
    <Scroller aria-label={search ? `Items matching ${search}` : category}>
      {products.map((product) => (
        <ItemCard key={product.id} product={product} destination={destination} onQuantity={changeQuantity} />
      ))}
    </Scroller>
  );
}

function LoadingItems() {
  return (
    <Loading label="Loading products...">
      <Frame>
        {['first', 'second', 'third'].map((place) => (
          <Waiting key={place}>
            <Skeleton width="6.5rem" height="4.875rem" />
            <div>
              <Skeleton width="40%" height="1.5em" />
              <br />
              <Skeleton width="85%" />
            </div>
          </Waiting>
        ))}
      </Frame>
    </Loading>
  );
}

function NoItems({ children }: { children: string }) {
  return (
    <Frame>
      <Empty>
        <Text tone="textMuted">{children}</Text>
        <Text size="small" tone="textMuted">
          Anything in a box of its own can go: use Add New Box and give its size.
        </Text>
      </Empty>
    </Frame>
  );
}

function emptyWords(category: string, search: string): string {
  return search ? `Nothing we list matches “${search}”.` : `No ${category} products available at the moment.`;
}

const Frame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
`;

const Scroller = styled.ul`
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  ${from.tablet} {
    max-height: 24rem;
    overflow-y: auto;
    scrollbar-gutter: stable;
  }
`;

const Waiting = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(4)};
  padding: ${space(4)};
`;

const Empty = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(10)} ${space(4)};
  text-align: center;
`;
