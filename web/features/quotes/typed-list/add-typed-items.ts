import type { DestinationKey } from '../../../../rules/destinations';
import { type SizeUnit, sizeText } from '../../../../rules/prices/item-size';
import { LINE_QUANTITY } from '../../../../rules/prices/quote';
import type { Cart } from '../../cart/cart';
import { readBox } from '../custom-box/box-form';
import { type ItemForm, LEFT_OUT, OWN_ITEM, type TypedItem } from './typed-list-form';

/** Puts the confirmed things into the cart, on top of what it has. */
export function addTypedItems(
  items: readonly TypedItem[],
  chosen: readonly ItemForm[],
  unit: SizeUnit,
  destination: DestinationKey,
  { lines, setQuantity, addCustomBox }: Pick<Cart, 'lines' | 'setQuantity' | 'addCustomBox'>,
): void {
  const counts = new Map<string, number>();
  for (const one of chosen) {
    if (one.choice === LEFT_OUT) continue;
    const quantity = Number(one.quantity);
    const box = one.choice === OWN_ITEM && readBox(one, unit);
    if (box) addCustomBox(box, quantity);
    else counts.set(one.choice, (counts.get(one.choice) ?? 0) + quantity);
  }
  const products = new Map(items.flatMap((item) => item.products.map((product) => [product.id, product])));
  for (const [id, quantity] of counts) {
    const product = products.get(id);
    if (!product) continue;
    const had = lines.find(({ productId }) => productId === id)?.quantity ?? 0;
    const { category, price, ...item } = product;
    setQuantity(
      {
        ...item,
        size: sizeText(item, item.weightKg),
        categoryId: category.id,
        pence: price?.minorUnits ?? null,
        destination,
      },
      Math.min(had + quantity, LINE_QUANTITY.max),
    );
  }
}
