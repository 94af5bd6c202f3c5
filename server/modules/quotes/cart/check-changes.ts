import { CART_LINES_MAX, LINE_QUANTITY } from '../../../../rules/prices/quote.js';
import { badInput, notFound, wrongField } from '../../../platform/errors/errors.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { QUANTITY_MESSAGE } from './cart.inputs.js';
import { type LineChange, lineKeyOf } from './cart-lines.store.js';

/** Refuses changes without an item, an invalid quantity, or an item twice. Throws BAD_INPUT, NOT_FOUND. */
export function checkChanges(changes: readonly LineChange[]): void {
  if (changes.length > CART_LINES_MAX) throw badInput(`A cart holds up to ${CART_LINES_MAX} different items`);
  const keys = new Set<string>();
  for (const change of changes) {
    if ((change.productId === null) === (change.customBox === null))
      throw badInput('Name a product or a custom box');
    if (change.productId !== null && !isUuid(change.productId)) throw notFound('Product');
    const { quantity } = change;
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > LINE_QUANTITY.max) {
      throw wrongField('quantity', QUANTITY_MESSAGE);
    }
    const key = lineKeyOf(change);
    if (keys.has(key)) throw badInput('Send each item once');
    keys.add(key);
  }
}
