import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { TOTAL_PENCE_MIN } from '../../../../rules/prices/promotion.js';
import { type FreeLine, priceByStaff } from '../../../../rules/prices/staff-price.js';
import { badInput, notFound, wrongField } from '../../../platform/errors/errors.js';
import { inPounds } from '../../../platform/values/format.js';
import { readTermsIn } from '../../settings/settings.store.js';
import { minimumFor, servicePenceOf } from '../../settings/store-terms.js';
import { readLinesOf } from '../cart/cart.store.js';
import { checkChanges, EMPTY_CART, priceCart, TOTAL_PENCE_MAX } from '../cart/cart-rules.js';
import type { FrozenQuote } from '../frozen-shipment.js';
import type { LineSnapshot } from '../placed-line.js';
import { freezeQuote, snapshotLines } from '../snapshot.js';
import type { QuoteContentInput } from './quote-content.inputs.js';

/** A shipment with its frozen price. */
export interface PricedContent {
  readonly lines: LineSnapshot[];
  readonly shipment: FrozenQuote;
}

/**
 * Prices a shipment of staff at today's terms, with their free lines and adjustment. Throws BAD_INPUT for an empty one,
 * for items that are not sold there, and for a total that is too low or too high; NOT_FOUND for a product.
 */
export async function priceContent(tx: EntityManager, content: QuoteContentInput): Promise<PricedContent> {
  const { destination, service, isByPhone, freeLines: written, adjustment = null } = content;
  const items = content.items.map(({ productId = null, customBox = null, quantity }) => ({
    ...{ productId, customBox, quantity },
  }));
  checkChanges(items);
  if (items.some(({ quantity }) => quantity === 0)) throw wrongField('quantity', 'Quantities start at 1');
  if (items.length + written.length === 0) throw badInput('Add an item or a line first');
  if (adjustment?.value === 0) throw wrongField('value', 'Enter an adjustment above or below zero');
  const terms = await readTermsIn(tx);
  const lines = await readLinesOf(tx, destination, items);
  if (lines.some(({ product, customBox }) => !product && !customBox)) throw notFound('Product');
  const [fromCity, toCity] = [content.fromCity.trim(), content.toCity.trim()];
  const cart = priceCart({ ...EMPTY_CART, destination, service, fromCity, toCity, lines }, terms);
  const goods = items.length > 0 ? snapshotLines(cart) : [];
  const { freeLines, sums, isTooLow } = priceByStaff({
    ...{ goods, adjustment, freeLines: written },
    servicePence: servicePenceOf(terms, service),
    minimumPence: minimumFor(terms, destination),
    savingPercent: isByPhone ? terms.onlineSavingPercent : 0,
  });
  if (isTooLow) throw wrongField('value', 'This takes off more than the items and lines cost. Enter less.');
  if (sums.totalPence < TOTAL_PENCE_MIN) throw badInput(`A quote starts at ${inPounds(TOTAL_PENCE_MIN)}`);
  if (sums.totalPence > TOTAL_PENCE_MAX) throw badInput(`A quote ends at ${inPounds(TOTAL_PENCE_MAX)}`);
  return {
    lines: [...goods, ...freeLines.map(toLine)],
    shipment: freezeQuote({ ...cart, sums }, terms),
  };
}

/** A free line as it is frozen: without a product, a box and a volume, so that it is no piece. */
function toLine({ name, pence }: FreeLine): LineSnapshot {
  return {
    ...{ key: `line:${randomUUID()}`, productId: null, customBox: null, name: name.trim(), description: '' },
    ...{ imageUrl: null, size: '', quantity: 1, unitPence: pence, unitVolumeCm3: 0 },
  };
}
