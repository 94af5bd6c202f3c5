import type { DestinationKey } from '../../../../rules/destinations.js';
import { badInput, wrongField } from '../../../platform/errors/errors.js';
import type { Measures } from '../bulk-prices/changed-value.js';
import { PRODUCT_ATTRIBUTES, type Product } from '../product.entity.js';
import type { PriceChanges } from '../read-prices.js';
import { hasUnreadNumbers, readSides, readWeight, STANDARD_BOX } from '../size-text.js';
import { ONE_PRICE, type ProductInput } from './catalogue-admin.inputs.js';

/** A change of a product; an omitted field stays. */
export type ProductChange = {
  readonly [K in keyof Omit<ProductInput, 'image' | 'imageUrl' | 'prices'>]: Exclude<ProductInput[K], null>;
} & { readonly prices: PriceChanges };

/** The specification's message for a product without name, size or price to Australia. */
export const REQUIRED_MESSAGE =
  'Please fill in all required fields (name, size, and at least Australia price)';

/** The highest price: £99,999.99. */
const AMOUNT_PENCE_MAX = 9_999_999;

/** The change that an input describes. Throws BAD_INPUT for missing or emptied required fields, and for its prices. */
export function readProductChange(input: ProductInput, { isNew }: { isNew: boolean }): ProductChange {
  const sent = Object.entries(input).filter(([, value]) => value !== null);
  const change: ProductChange = { ...Object.fromEntries(sent), prices: readPriceChanges(input.prices ?? []) };
  const isMissing = (part: unknown) => (isNew ? !part : part !== undefined && !part);
  const hasAustralia = Object.hasOwn(change.prices, 'australia');
  const lacksAustralia = hasAustralia ? !change.prices.australia : isNew;
  if (isMissing(change.name) || isMissing(change.size) || lacksAustralia) throw badInput(REQUIRED_MESSAGE);
  return change;
}

function readPriceChanges(prices: NonNullable<ProductInput['prices']>): PriceChanges {
  const changes: PriceChanges = {};
  for (const { destination, amount } of prices) {
    if (Object.hasOwn(changes, destination)) throw wrongField('prices', ONE_PRICE);
    checkAmount(destination, amount);
    changes[destination] = amount ?? null;
  }
  return changes;
}

function checkAmount(key: DestinationKey, pence: number | null | undefined): void {
  if (pence == null || (Number.isInteger(pence) && pence >= 0 && pence <= AMOUNT_PENCE_MAX)) return;
  throw wrongField(`price.${key}`, 'Prices must be amounts from 0 to 99,999.99 with at most two decimals');
}

/** Applies a change to a product, except category and prices, which are not its columns. */
export function applyProductChange(
  product: Product,
  change: ProductChange,
  { isNew }: { isNew: boolean },
): void {
  product.name = change.name ?? product.name;
  product.size = change.size ?? product.size;
  product.details = change.details ?? product.details;
  if (isNew || change.altText !== undefined) product.altText = change.altText || product.name;
  product.status = change.status ?? product.status;
  product.isPublished = change.isPublished ?? product.isPublished;
  product.position = change.position ?? product.position;
  product.attributes = attributesAfter(product.attributes, change);
  applyMeasures(product, change, isNew);
}

/** The attributes after a change; empty text removes one. */
function attributesAfter(before: Product['attributes'], change: ProductChange): Product['attributes'] {
  const after = { ...before };
  for (const name of PRODUCT_ATTRIBUTES) {
    const value = change[name];
    if (value === undefined) continue;
    if (value === '') delete after[name];
    else after[name] = value;
  }
  return after;
}

/**
 * Sets sides and weight; explicit ones override those of a new size, and a new product with neither is a standard
 * box. Numbers of the size that can't be read are marked, so that kept or assumed measures never seem stated.
 */
export function applyMeasures(
  product: Measures,
  change: Pick<ProductChange, 'size' | 'widthCm' | 'heightCm' | 'depthCm' | 'weightKg'>,
  isNew: boolean,
): void {
  const stated = change.size === undefined ? null : readSides(change.size);
  const kgInSize = change.size === undefined ? null : readWeight(change.size);
  const start = isNew ? STANDARD_BOX : product;
  const given = [change.widthCm, change.heightCm, change.depthCm];
  const isStated = stated !== null || !given.includes(undefined);
  product.widthCm = change.widthCm ?? stated?.widthCm ?? start.widthCm;
  product.heightCm = change.heightCm ?? stated?.heightCm ?? start.heightCm;
  product.depthCm = change.depthCm ?? stated?.depthCm ?? start.depthCm;
  product.weightKg = change.weightKg ?? kgInSize ?? start.weightKg;
  const isUnread = change.size !== undefined && hasUnreadNumbers(change.size);
  const isWeightUnread = isUnread && stated !== null && change.weightKg === undefined;
  product.sidesAssumed = isWeightUnread || (!isStated && (isNew || isUnread || product.sidesAssumed));
}
