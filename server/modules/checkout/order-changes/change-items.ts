import type { EntityManager } from '@mikro-orm/postgresql';
import { LINE_QUANTITY } from '../../../../rules/prices/quote.js';
import { badInput, notFound, wrongField } from '../../../platform/errors/errors.js';
import type { OrderLineRecord, OrderRecord } from '../../orders/order.entity.js';
import { QUANTITY_MESSAGE } from '../../quotes/cart/cart.inputs.js';
import { lineKeyOf, readLinesOf } from '../../quotes/cart/cart.store.js';
import { checkChanges, EMPTY_CART, priceCart } from '../../quotes/cart/cart-rules.js';
import type { LineSnapshot } from '../../quotes/placed-line.js';
import { snapshotLines } from '../../quotes/snapshot.js';
import type { StoreTerms } from '../../settings/store-terms.js';
import { lineNameFor } from '../../users/letter-reader.js';
import type { OrderItemsInput } from './order-change.inputs.js';

/** A line of an order after a change; `id` is null for one that is added. */
export interface ChangedLine extends Omit<LineSnapshot, 'key'> {
  readonly id: string | null;
}

/** Other items of an order, and the lines that they make. */
export interface ItemsChange {
  readonly wanted: OrderItemsInput;
  readonly lines: readonly ChangedLine[];
}

type Line = Pick<ChangedLine, 'id' | 'quantity'>;

/** How many pieces each line has. */
export type Quantities = readonly Line[];

export function quantitiesOf(lines: Iterable<Line>): Quantities {
  return Array.from(lines, ({ id, quantity }) => ({ id, quantity }));
}

const EMPTY_MESSAGE = 'An order needs at least one item. Cancel the order instead.';
const FIXED_MESSAGE = 'This part of the order is a charge, not an item: its quantity stays as it is.';
const MORE_MESSAGE = 'Add more of an item instead: what is added costs what it costs today.';

/**
 * The lines of an order after a change of its items. Items that stay keep their price of the booking; what is added
 * costs its price of today, and joins the line of the same item at the same price. The order's lines are loaded. Throws
 * BAD_INPUT for an impossible quantity, an unknown line, or when nothing is left; NOT_FOUND for an unknown product.
 */
export async function changedItems(
  tx: EntityManager,
  { shipment: { destination }, lines }: OrderRecord,
  wanted: OrderItemsInput,
  terms: StoreTerms,
): Promise<ItemsChange> {
  const kept = keptLines(lines.getItems(), wanted);
  const added = wanted.added.map(({ productId = null, customBox = null, quantity }) => ({
    ...{ productId, customBox, quantity },
  }));
  checkChanges(added);
  if (added.some(({ quantity }) => quantity < LINE_QUANTITY.min))
    throw wrongField('quantity', QUANTITY_MESSAGE);
  const read = added.length > 0 ? await readLinesOf(tx, destination, added) : [];
  if (read.some(({ product, customBox }) => !product && !customBox)) throw notFound('Product');
  const cart = priceCart({ ...EMPTY_CART, destination, lines: read }, terms);
  const snapshots = read.length > 0 ? snapshotLines(cart) : [];
  const after = joinLines(kept, snapshots);
  if (!after.some(isPiece)) throw badInput(EMPTY_MESSAGE);
  if (after.some(({ quantity }) => quantity > LINE_QUANTITY.max))
    throw wrongField('quantity', QUANTITY_MESSAGE);
  return { wanted, lines: after };
}

/** The lines that stay, with their new quantities. */
function keptLines(lines: readonly OrderLineRecord[], { quantities }: OrderItemsInput): ChangedLine[] {
  const quantityOf = new Map(quantities.map(({ key, quantity }) => [key, quantity]));
  if (quantityOf.size < quantities.length) throw badInput('Send each item once');
  if (quantities.some(({ key }) => !lines.some(({ id }) => id === key)))
    throw badInput('This order no longer has this item. Check the order again.');
  return lines
    .map((line) => {
      const quantity = quantityOf.get(line.id) ?? line.quantity;
      if (quantity !== line.quantity && !isPiece(line)) throw badInput(FIXED_MESSAGE);
      if (quantity > line.quantity) throw wrongField('quantity', MORE_MESSAGE);
      return { ...toChangedLine(line), quantity };
    })
    .filter(({ quantity }) => quantity > 0);
}

function toChangedLine(line: OrderLineRecord): ChangedLine {
  const { id, productId, customBox, name, description, imageUrl, size, quantity, unitPence, unitVolumeCm3 } =
    line;
  return { id, productId, customBox, name, description, imageUrl, size, quantity, unitPence, unitVolumeCm3 };
}

function joinLines(kept: readonly ChangedLine[], added: readonly LineSnapshot[]): ChangedLine[] {
  const lines = [...kept];
  for (const { key, ...line } of added) {
    const at = lines.findIndex((one) => keyOf(one) === key && one.unitPence === line.unitPence);
    const same = lines[at];
    if (same) lines[at] = { ...same, quantity: same.quantity + line.quantity };
    else lines.push({ ...line, id: null });
  }
  return lines;
}

/** The key of the cart line that a line was frozen from; null for a line by staff. */
function keyOf({ productId, customBox, name }: ChangedLine): string | null {
  return productId || customBox
    ? lineKeyOf({ productId, customBox: customBox && { ...customBox, name } })
    : null;
}

/** Whether a line is pieces to ship, not a charge. */
const isPiece = ({ unitVolumeCm3 }: Pick<ChangedLine, 'unitVolumeCm3'>) => unitVolumeCm3 > 0;

/** A sentence for each changed item. The timeline outlives the account, so it has no names typed by customers. */
export function describeItemsChange(
  before: readonly OrderLineRecord[],
  after: readonly ChangedLine[],
): string[] {
  const nameOf = (line: ChangedLine | OrderLineRecord) => lineNameFor({ isOwner: false }, line);
  return [
    ...before.flatMap((line) => {
      const quantity = after.find(({ id }) => id === line.id)?.quantity ?? 0;
      if (quantity === line.quantity) return [];
      return [
        quantity === 0
          ? `${nameOf(line)} removed`
          : `${nameOf(line)}: ${quantity} instead of ${line.quantity}`,
      ];
    }),
    ...after.flatMap((line) => (line.id ? [] : [`${nameOf(line)}: ${line.quantity} added`])),
  ];
}
