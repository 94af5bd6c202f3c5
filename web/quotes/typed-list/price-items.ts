import type { SizeUnit } from '../../../rules/prices/item-size';
import { type CustomBoxRate, customBoxPence } from '../../../rules/prices/quote';
import { readBox } from '../custom-box/box-form';
import { type ItemForm, LEFT_OUT, OWN_ITEM, type TypedItem } from './typed-list-form';

interface PricedList {
  /** Of all things with a price. */
  readonly pence: number;
  /** How many things of the list have none yet. */
  readonly unpriced: number;
}

/** The sum of a typed list's items as they are chosen. */
export function priceItems(
  items: readonly TypedItem[],
  chosen: readonly ItemForm[],
  unit: SizeUnit,
  rate: CustomBoxRate | null | undefined,
): PricedList {
  const wanted = chosen.filter(({ choice }) => choice !== LEFT_OUT);
  const products = new Map(items.flatMap((item) => item.products.map(({ id, price }) => [id, price])));
  const prices = wanted.map((one) => {
    const box = one.choice === OWN_ITEM ? readBox(one, unit) : null;
    const each = box && rate ? customBoxPence(box, rate) : products.get(one.choice)?.minorUnits;
    return each === undefined ? undefined : each * (Number(one.quantity) || 0);
  });
  return {
    pence: prices.reduce<number>((sum, price = 0) => sum + price, 0),
    unpriced: prices.filter((price) => price === undefined).length,
  };
}
