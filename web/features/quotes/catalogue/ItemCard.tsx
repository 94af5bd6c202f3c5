import { memo } from 'react';
import { styled } from 'styled-components';
import type { DestinationKey } from '../../../../rules/destinations';
import { sizeText } from '../../../../rules/prices/item-size';
import { LINE_QUANTITY } from '../../../../rules/prices/quote';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { QuantityStepper } from '../../../design/forms/QuantityStepper';
import { ItemPicture } from '../../../design/ItemPicture';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { from, space, touchTarget, type } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { Money } from '../../../lib/formats/Money';
import { useCart, useCartStore } from '../../cart/use-cart';
import { LocalSize } from '../../shipments/LocalSize';
import { notAvailableText } from '../../shipments/quote-text';
import type { PricedItem } from './use-item-page';

interface ItemCardProps {
  product: PricedItem;
  /** In a list, where the picture is small. */
  isRow: boolean;
  destination: DestinationKey;
  /** Shows or hides items like it. */
  onSimilar?: (product: PricedItem) => void;
  isSimilarShown?: boolean;
}

/** One product: picture, size, price to the destination, and quantity; a low row of a list, or a card of a grid. */
export const ItemCard = memo(function ItemCard({
  product,
  isRow,
  destination,
  onSimilar,
  isSimilarShown,
}: ItemCardProps) {
  const store = useCartStore();
  const quantity = useCart(
    ({ lines }) => lines.find(({ productId }) => productId === product.id)?.quantity ?? 0,
  );
  const size = sizeText(product, product.weightKg);

  function changeQuantity(wanted: number): void {
    const { category, price, ...item } = product;
    const pence = price?.minorUnits ?? null;
    store.cart().setQuantity({ ...item, size, categoryId: category.id, pence, destination }, wanted);
  }

  const isPriced = product.price !== undefined;
  const isSold = product.price !== null;
  return (
    <Card data-item-id={product.itemId} $isChosen={quantity > 0}>
      <Picture>
        <ItemPicture
          imageUrl={product.imageUrl}
          imageSrcSet={product.imageSrcSet}
          altText={product.altText}
          width="100%"
          isSmall={isRow}
        />
      </Picture>
      <Words>
        <Name>{product.name}</Name>
        <Details title={product.details}>{product.details}</Details>
        <Size>
          <LocalSize size={size} />
        </Size>
      </Words>
      <Price>
        {product.price && <Money pence={product.price.minorUnits} size="medium" />}
        {!isPriced && <Skeleton width="4rem" height="1.5rem" />}
        {!isSold && (
          <Text size="small" tone="warn" weight={600}>
            {notAvailableText(destination)}
          </Text>
        )}
      </Price>
      <Quantity>
        {(isSold || quantity > 0) && (
          <QuantityStepper
            name={product.name}
            quantity={quantity}
            isDisabled={!isPriced}
            max={isSold ? LINE_QUANTITY.max : quantity}
            onChange={changeQuantity}
          />
        )}
      </Quantity>
      {onSimilar && (
        <Similar type="button" aria-expanded={isSimilarShown} onClick={() => onSimilar(product)}>
          Similar items<VisuallyHidden> to {product.name}</VisuallyHidden>
        </Similar>
      )}
    </Card>
  );
});

const inGrid = "[data-view='grid'] &";

const Card = styled.li<{ $isChosen: boolean }>`
  display: grid;
  grid-template: 'picture name name price' auto 'picture size quantity quantity' auto / 3.5rem minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 ${space(3)};
  padding: ${space(1.5)} ${space(3)};
  padding-inline-start: calc(${space(3)} - 3px);
  border-block-end: 1px solid ${color.line};
  border-inline-start: 3px solid ${({ $isChosen }) => ($isChosen ? color.accent : 'transparent')};
  background: ${color.surfaceRaised};
  /* Off-screen items cost no layout: a list may have thousands. */
  content-visibility: auto;
  contain-intrinsic-size: auto 5.25rem;

  &:last-child { border-block-end: 0; }

  ${from.phone} {
    grid-template: 'picture words price quantity' auto / 4rem minmax(0, 1fr) auto auto;
    contain-intrinsic-size: auto 4.4rem;
  }

  ${inGrid} {
    grid-template: 'picture' auto 'words' 1fr 'price' auto 'quantity' auto / minmax(0, 1fr);
    gap: ${space(2)};
    padding: ${space(3)};
    border-block-end: 0;
    border-inline-start: 0;
    box-shadow: ${({ $isChosen }) => ($isChosen ? `inset 0 3px ${color.accent}` : 'none')};
    contain-intrinsic-size: auto 19rem;
  }
`;

const Picture = styled.div`grid-area: picture;`;
const Price = styled.div`grid-area: price; text-align: end; ${inGrid} { text-align: start; }`;
const Quantity = styled.div`grid-area: quantity;`;

/** On a phone the name has a row of its own, beside the price. */
const Words = styled.div`
  display: contents;
  ${from.phone} { display: block; grid-area: words; }
  ${inGrid} {
    display: block;
    grid-area: words;
    > * + * { margin-block-start: ${space(1)}; }
  }
`;

const Name = styled.h3`grid-area: name; ${type('body', 650)} line-height: 1.3; font-family: inherit;`;

/** One line of a list, cut where it is too long; whole in a grid. */
const Details = styled.p`
  display: none;
  overflow: hidden;
  ${type('caption')}
  color: ${color.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${from.phone} { display: block; }
  ${inGrid} { display: block; white-space: normal; }
`;

const Size = styled.p`grid-area: size; ${type('caption')} color: ${color.textMuted};`;

const Similar = styled.button`
  grid-column: 2 / -1;
  justify-self: start;
  min-height: ${touchTarget};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.accent};
  ${type('caption', 600)}
  cursor: pointer;

  @media (pointer: fine) { min-height: 1.5rem; }
  ${inGrid} { grid-column: 1; }
`;
