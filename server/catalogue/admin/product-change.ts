import type { DestinationKey } from '../../../rules/destinations.js';
import { badInput, wrongField } from '../../shared/errors/errors.js';
import { PRODUCT_STATUSES, type ProductAttribute, type ProductStatus } from '../product.entity.js';
import type { PriceChanges } from '../read-prices.js';
import { isSide, isWeight, PRODUCT_SIDE_CM, PRODUCT_WEIGHT_KG } from '../size-text.js';
import type { PictureChange } from '../stored-picture.js';

/** What staff set of a product; what is left out stays. */
export interface ProductChange extends PictureChange, Partial<Record<ProductAttribute, string>> {
  readonly name?: string;
  readonly size?: string;
  readonly details?: string;
  readonly altText?: string;
  /** Name, slug or id. */
  readonly category?: string;
  readonly status?: ProductStatus;
  readonly isPublished?: boolean;
  readonly widthCm?: number;
  readonly heightCm?: number;
  readonly depthCm?: number;
  readonly weightKg?: number;
  /** Its place in the category; smaller is earlier. */
  readonly position?: number;
  readonly prices?: PriceChanges;
  /** The version that was read; another one in the meantime refuses the change. */
  readonly version?: number;
}

/** The specification's words for a product without name, size or price to Australia. */
export const REQUIRED_MESSAGE =
  'Please fill in all required fields (name, size, and at least Australia price)';

/** The most a price can be: £99,999.99. */
const AMOUNT_PENCE_MAX = 9_999_999;

/** The longest texts, in characters. */
const PRODUCT_TEXT_MAX = {
  name: 100,
  size: 200,
  details: 2_000,
  altText: 300,
  category: 100,
  collection: 100,
  color: 100,
  gender: 100,
  material: 100,
  brand: 100,
} as const;

const LABELS = {
  name: 'the name',
  size: 'the size',
  details: 'the details',
  altText: 'the description of the image',
  category: 'the category',
  collection: 'the collection',
  color: 'the colour',
  gender: 'the gender',
  material: 'the material',
  brand: 'the brand',
} as const;

const POSITION_MAX = 1_000_000;

/** A change with its texts trimmed. Throws BAD_INPUT for required parts that are missing or emptied, and parts out of range. */
export function readProductChange(change: ProductChange, { isNew }: { isNew: boolean }): ProductChange {
  const read = { ...change, ...trimmed(change) };
  const isMissing = (part: unknown) => (isNew ? !part : part !== undefined && !part);
  const { prices } = read;
  const hasAustralia = prices !== undefined && Object.hasOwn(prices, 'australia');
  const lacksAustralia = hasAustralia ? !prices.australia : isNew;
  if (isMissing(read.name) || isMissing(read.size) || lacksAustralia) throw badInput(REQUIRED_MESSAGE);
  checkNumbers(read);
  for (const [key, pence] of Object.entries(prices ?? {})) checkAmount(key as DestinationKey, pence);
  if (read.status !== undefined && !PRODUCT_STATUSES.includes(read.status))
    throw wrongField('status', `Status must be one of ${PRODUCT_STATUSES.join(', ')}`);
  return read;
}

function trimmed(change: ProductChange): Partial<ProductChange> {
  const texts: Partial<Record<keyof typeof PRODUCT_TEXT_MAX, string>> = {};
  for (const [field, max] of Object.entries(PRODUCT_TEXT_MAX) as [keyof typeof PRODUCT_TEXT_MAX, number][]) {
    const text = change[field];
    if (text === undefined) continue;
    if (text.trim().length > max)
      throw wrongField(field, `Keep ${LABELS[field]} under ${max.toLocaleString('en-GB')} characters`);
    texts[field] = text.trim();
  }
  return texts;
}

function checkNumbers({ widthCm, heightCm, depthCm, weightKg, position, version }: ProductChange): void {
  for (const [field, label, cm] of [
    ['widthCm', 'Width', widthCm],
    ['heightCm', 'Height', heightCm],
    ['depthCm', 'Depth', depthCm],
  ] as const) {
    if (cm !== undefined && !isSide(cm))
      throw wrongField(
        field,
        `${label} must be a whole number of centimetres from ${PRODUCT_SIDE_CM.min} to ${PRODUCT_SIDE_CM.max}`,
      );
  }
  if (weightKg !== undefined && !isWeight(weightKg))
    throw wrongField(
      'weightKg',
      `Weight must be from ${PRODUCT_WEIGHT_KG.min} to ${PRODUCT_WEIGHT_KG.max} kilograms`,
    );
  if (position !== undefined && !isWholeUpTo(position, POSITION_MAX))
    throw wrongField('position', `Position must be a whole number from 0 to ${POSITION_MAX}`);
  if (version !== undefined && !isWholeUpTo(version, 2 ** 31 - 1))
    throw wrongField('version', 'Send the version that the product was read with');
}

function checkAmount(key: DestinationKey, pence: number | null | undefined): void {
  if (pence == null || isWholeUpTo(pence, AMOUNT_PENCE_MAX)) return;
  throw wrongField(`price.${key}`, 'Prices must be amounts from 0 to 99,999.99 with at most two decimals');
}

function isWholeUpTo(number: number, max: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= max;
}
