import { PRODUCT_ATTRIBUTES, type Product } from '../product.entity.js';
import { hasUnreadNumbers, readSides, readWeight, STANDARD_BOX } from '../size-text.js';
import type { ProductChange } from './product-change.js';

/** Puts a change that was read into a product; its category and prices are not columns of it. */
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

/** Empty text takes an attribute away. */
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
 * Explicit sides and weight override those parsed from a new size; a new product with neither is a standard box. Numbers of
 * the size that can't be read leave a mark, so that what is kept or assumed in their place is never taken for stated.
 */
function applyMeasures(product: Product, change: ProductChange, isNew: boolean): void {
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
