/** Values, rules and input of the product form. */

import { DESTINATION_KEYS, type DestinationKey } from '../../../../rules/destinations';
import { fromGraphqlEnum, toGraphqlEnum } from '../../../data/enums';
import type { ProductInput, ProductStatus } from '../../../data/schema.generated';
import { poundsOf, poundsProblem, readPounds } from '../../../lib/forms/pounds';
import type { PictureChoice } from '../../pictures/picture-choice';
import { ATTRIBUTES } from '../attributes';
import type { StaffProductFragment } from '../products.generated';

/** Numbers as typed; prices in pounds, empty where it is not sold. */
export interface ProductForm {
  name: string;
  details: string;
  /** Category id. */
  category: string;
  size: string;
  heightCm: string;
  widthCm: string;
  depthCm: string;
  weightKg: string;
  prices: Record<DestinationKey, string>;
  altText: string;
  status: ProductStatus;
  isPublished: boolean;
  position: string;
  collection: string;
  color: string;
  gender: string;
  material: string;
  brand: string;
  picture: PictureChoice;
}

/** The specification's message for missing fields. */
const REQUIRED_MESSAGE = 'Please fill in all required fields (name, size, and at least Australia price)';

const PRICE_MESSAGE = 'Prices must be amounts from 0 to 99,999.99 with at most two decimals';

export const MEASURES = ['heightCm', 'widthCm', 'depthCm', 'weightKg'] as const;

const TEXTS = ['name', 'details', 'category', 'size', 'altText', ...ATTRIBUTES] as const;
const NUMBERS = [...MEASURES, 'position'] as const;

/** The product as form values, or a new one's. */
export function startProductForm(product: StaffProductFragment | null): ProductForm {
  const prices = Object.fromEntries(DESTINATION_KEYS.map((key) => [key, ''])) as ProductForm['prices'];
  for (const { destination, price } of product?.prices ?? [])
    prices[fromGraphqlEnum(destination)] = poundsOf(price.minorUnits);
  const text = (value: string | number | null | undefined) => String(value ?? '');
  return {
    name: text(product?.name),
    details: text(product?.details),
    category: text(product?.category.id),
    size: text(product?.size),
    heightCm: text(product?.heightCm),
    widthCm: text(product?.widthCm),
    depthCm: text(product?.depthCm),
    weightKg: text(product?.weightKg),
    prices,
    altText: text(product?.altText),
    status: product?.status ?? 'ACTIVE',
    isPublished: product?.isPublished ?? true,
    position: text(product?.position),
    collection: text(product?.collection),
    color: text(product?.color),
    gender: text(product?.gender),
    material: text(product?.material),
    brand: text(product?.brand),
    picture: { kind: 'unchanged' },
  };
}

/** Every invalid field with its message. */
export function checkProduct(form: ProductForm): Map<string, string> {
  const problems = new Map<string, string>();
  for (const [field, message] of missingParts(form)) problems.set(field, message);
  for (const field of ['heightCm', 'widthCm', 'depthCm'] as const)
    if (form[field] && !isWhole(form[field], 1, 1_200))
      problems.set(field, 'Sides are whole centimetres from 1 to 1,200');
  if (form.weightKg && !(Number(form.weightKg) >= 0.01 && Number(form.weightKg) <= 30_000))
    problems.set('weightKg', 'Weight must be from 0.01 to 30,000 kilograms');
  if (form.position && !isWhole(form.position, 0, 1_000_000))
    problems.set('position', 'Position must be a whole number from 0 to 1,000,000');
  for (const key of DESTINATION_KEYS) {
    const problem = form.prices[key] && poundsProblem(form.prices[key], PRICE_MESSAGE);
    if (problem) problems.set(`prices.${key}`, problem);
  }
  return problems;
}

/** The empty required fields with their messages. A price of 0 to Australia counts as missing. */
function missingParts({ name, size, prices }: ProductForm): [field: string, message: string][] {
  return [
    ...(name.trim() ? [] : [['name', 'Name is required'] as [string, string]]),
    ...(size.trim() ? [] : [['size', 'Size is required'] as [string, string]]),
    ...(prices.australia.trim() && readPounds(prices.australia) !== 0
      ? []
      : [['prices.australia', 'Required'] as [string, string]]),
  ];
}

/**
 * Input that makes the product equal to the form: everything of a new one, else the differences. An emptied measure is parsed
 * from the size again.
 */
export function toProductInput(form: ProductForm, before: ProductForm): ProductInput {
  const input: ProductInput = {};
  for (const field of TEXTS)
    if (form[field].trim() !== before[field].trim()) input[field] = form[field].trim();
  for (const field of NUMBERS)
    if (form[field] && Number(form[field]) !== (before[field] ? Number(before[field]) : null))
      input[field] = Number(form[field]);
  if (MEASURES.some((field) => before[field] && !form[field])) input.size = form.size.trim();
  if (form.status !== before.status) input.status = form.status;
  if (form.isPublished !== before.isPublished) input.isPublished = form.isPublished;
  const prices = DESTINATION_KEYS.filter((key) => toPence(form.prices[key]) !== toPence(before.prices[key]));
  if (prices.length > 0)
    input.prices = prices.map((key) => ({
      destination: toGraphqlEnum(key),
      amount: toPence(form.prices[key]),
    }));
  return input;
}

/** Pence of typed pounds; null when empty or invalid. */
export function toPence(pounds: string): number | null {
  return readPounds(pounds) || null;
}

/** Shown above a form that breaks its rules. */
export function invalidMessage(form: ProductForm): string {
  return missingParts(form).length > 0 ? REQUIRED_MESSAGE : 'Check the marked fields.';
}

function isWhole(text: string, min: number, max: number): boolean {
  const number = Number(text);
  return Number.isInteger(number) && number >= min && number <= max;
}
