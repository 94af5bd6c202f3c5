/** Values and rules of the list to confirm. */

import type { SizeUnit } from '../../../../rules/prices/item-size';
import { toGraphqlEnum } from '../../../data/enums';
import type { CartChangeInput } from '../../../data/schema.generated';
import {
  BOX_NAME_LENGTH_MAX,
  type BoxForm,
  checkQuantity,
  checkSide,
  EMPTY_BOX_FORM,
  readBox,
} from '../custom-box/box-form';
import type { ItemsFromTextQuery } from './typed-list.generated';

/** A thing of the list with the products it may be. */
export type TypedItem = ItemsFromTextQuery['itemsFromText'][number] & {
  /** On the list, from 0. */
  readonly place: number;
};

/** Choices for a thing other than the id of a product: an item of the customer's own, or nothing. */
export const OWN_ITEM = 'own';
export const LEFT_OUT = 'none';

/** Numbers are text, as typed. The sides are those of an own item. */
export interface ItemForm extends BoxForm {
  choice: string;
}

export interface TypedListForm {
  items: ItemForm[];
}

/** The server's limits. */
export const TYPED_LIST_MAX = { characters: 2_000, items: 50 } as const;

/** Chooses the first product for a thing where it fits the name; else an item of the customer's own, with its sides. */
export function startForm(items: readonly TypedItem[], unit: SizeUnit): TypedListForm {
  return { items: items.map((item) => startItem(item, unit)) };
}

function startItem(item: TypedItem, unit: SizeUnit): ItemForm {
  const side = (cm: number | undefined) => (cm === undefined ? '' : unit === 'cm' ? String(cm) : `${cm} cm`);
  const [first] = soldProducts(item);
  const isNamed = item.fit === 'WHOLE' || item.fit === 'CLOSE';
  return {
    ...EMPTY_BOX_FORM,
    name: (item.text.charAt(0).toUpperCase() + item.text.slice(1)).slice(0, BOX_NAME_LENGTH_MAX),
    height: side(item.sides?.heightCm),
    width: side(item.sides?.widthCm),
    depth: side(item.sides?.depthCm),
    quantity: String(item.quantity),
    choice: isNamed && first ? first.id : OWN_ITEM,
  };
}

/** The products that are sold to the destination. */
export function soldProducts({ products }: TypedItem): TypedItem['products'] {
  return products.filter(({ price }) => price != null);
}

/** How many items are added: of each thing its quantity, once that is a number. */
export function countItems(items: readonly ItemForm[]): number {
  return items.reduce(
    (sum, { choice, quantity }) => sum + (choice === LEFT_OUT ? 0 : Number(quantity) || 0),
    0,
  );
}

/** The confirmed things as the server takes them, each once; the form is valid. */
export function toCartChanges(items: readonly ItemForm[], unit: SizeUnit): CartChangeInput[] {
  const changes = new Map<string, CartChangeInput>();
  for (const item of items) {
    if (item.choice === LEFT_OUT) continue;
    const box = item.choice === OWN_ITEM ? readBox(item, unit) : null;
    const what = box
      ? { customBox: { ...box, weightRange: toGraphqlEnum(box.weightRange) } }
      : { productId: item.choice };
    const key = JSON.stringify(what);
    const quantity = (changes.get(key)?.quantity ?? 0) + Number(item.quantity);
    changes.set(key, { ...what, quantity });
  }
  return Array.from(changes.values());
}

/** A validator of the quantity of one thing: true, or the message. */
export function checkItemQuantity(place: number) {
  return (text: string, { items }: TypedListForm) => items[place]?.choice === LEFT_OUT || checkQuantity(text);
}

/** A validator of a side of one thing: true, or the message. Only an own item has sides. */
export function checkItemSide(label: string, unit: SizeUnit, place: number) {
  return (text: string, { items }: TypedListForm) =>
    items[place]?.choice !== OWN_ITEM || checkSide(label, unit)(text);
}
