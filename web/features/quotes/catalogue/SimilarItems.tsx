import { useEffect } from 'react';
import { styled } from 'styled-components';
import type { DestinationKey } from '../../../../rules/destinations';
import { toGraphqlEnum } from '../../../data/enums';
import { errorMessage } from '../../../data/error-message';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { space, type } from '../../../design/theme/tokens';
import { usePageQuery } from '../../../lib/queries/use-page-query';
import { ItemCard } from './ItemCard';
import { Items } from './Items';
import { storeItemIds } from './item-id-map';
import { LoadingItems } from './item-list-states';
import { SimilarItemsDocument } from './similar-items.generated';
import type { PricedItem } from './use-item-page';

const FAILED = 'An error occurred while fetching products';

interface SimilarItemsProps {
  to: PricedItem;
  destination: DestinationKey;
}

/** The items nearest in size to one, below it in the list. */
export function SimilarItems({ to, destination }: SimilarItemsProps) {
  const { data, error, refetch } = usePageQuery(SimilarItemsDocument, {
    productId: to.id,
    destination: toGraphqlEnum(destination),
  });
  const items = data?.similarProducts;

  useEffect(() => {
    if (items) storeItemIds(items);
  }, [items]);

  return (
    <Place>
      <Title>Similar to {to.name}</Title>
      {error ? (
        <ErrorPanel message={`Error loading products: ${errorMessage(error, FAILED)}`} onRetry={refetch} />
      ) : (
        !items && <LoadingItems />
      )}
      {items?.length === 0 && <Text size="small">Nothing in our list is similar.</Text>}
      {items && items.length > 0 && (
        <Items aria-label={`Items similar to ${to.name}`}>
          {items.map((item) => (
            <ItemCard key={item.id} product={item} isRow destination={destination} />
          ))}
        </Items>
      )}
    </Place>
  );
}

const Place = styled.li`
  padding: ${space(3)};
  border-block-end: 1px solid ${color.line};
  background: ${color.surfaceSunken};

  [data-view='grid'] & { grid-column: 1 / -1; }
`;

const Title = styled.p`margin-block-end: ${space(2)}; ${type('small', 600)}`;
