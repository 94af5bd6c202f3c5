import { memo } from 'react';
import { styled } from 'styled-components';
import type { DestinationKey } from '../../../rules/destinations';
import { LINE_QUANTITY } from '../../../rules/prices/quote';
import { useCart } from '../../cart/use-cart';
import { notAvailableText } from '../../shipments/quote-text';
import { color } from '../../theme/colors';
import { from, space, type } from '../../theme/tokens';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { QuantityStepper } from '../../ui/forms/QuantityStepper';
import { ItemPicture } from '../../ui/ItemPicture';
import { Money } from '../../ui/Money';
import { Text } from '../../ui/Text';
import type { ListedItem } from './use-item-page';

interface ItemCardProps {
  product: ListedItem;
  destination: DestinationKey;
  onQuantity: (product: ListedItem, quantity: number) => void;
}

/** One product: picture, size, price to the destination, and quantity. */
export const ItemCard = memo(function ItemCard({ product, destination, onQuantity }: ItemCardProps) {
  const quantity = useCart(
    ({ lines }) => lines.find(({ productId }) => productId === product.id)?.quantity ?? 0,
  );
  const isPriced = product.price !== undefined;
  const isSold = product.price !== null;
  return (
    <Card data-item-id={product.itemId} $isChosen={quantity > 0}>
      <ItemPicture
        imageUrl={product.imageUrl}
        imageSrcSet={product.imageSrcSet}
        altText={product.altText}
        width="6.5rem"
      />
      <Details>
        <Name>{product.name}</Name>
        <Text size="small" tone="textMuted">
          {product.details}
        </Text>
        <Text size="caption" tone="textMuted">
          {product.size}
        </Text>
      </Details>
      <Order>
        {product.price && <Money pence={product.price.minorUnits} size="medium" />}
        {!isPriced && <Skeleton width="4rem" height="1.5rem" />}
        {!isSold && (
          <Text size="small" tone="warn" weight={600}>
            {notAvailableText(destination)}
          </Text>
        )}
        {(isSold || quantity > 0) && (
          <QuantityStepper
            name={product.name}
            quantity={quantity}
            isDisabled={!isPriced}
            max={isSold ? LINE_QUANTITY.max : quantity}
            onChange={(wanted) => onQuantity(product, wanted)}
          />
        )}
      </Order>
    </Card>
  );
});

const Card = styled.li<{ $isChosen: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(3)} ${space(4)};
  padding: ${space(4)};
  padding-inline-start: calc(${space(4)} - 3px);
  border-block-end: 1px solid ${color.line};
  border-inline-start: 3px solid ${({ $isChosen }) => ($isChosen ? color.accent : 'transparent')};
  /* Off-screen items cost no layout: a list may have thousands. */
  content-visibility: auto;
  contain-intrinsic-size: auto 13.75rem;

  &:last-child { border-block-end: 0; }

  ${from.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    contain-intrinsic-size: auto 7.5rem;
  }
`;

const Details = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
`;

const Name = styled.h3`${type('body', 650)} font-family: inherit;`;

const Order = styled.div`
  display: flex;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};

  ${from.phone} {
    flex-direction: column;
    grid-column: auto;
    align-items: end;
    max-width: 10rem;
    text-align: end;
  }
`;
