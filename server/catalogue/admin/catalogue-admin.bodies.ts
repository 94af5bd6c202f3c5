import { IsOptional, IsString } from 'class-validator';
import { SeveralLines } from '../../shared/api/clean-text.js';
import { Describe } from '../../shared/api/describe.js';
import { asRecord } from '../../shared/api/validate.js';
import { wrongField } from '../../shared/errors/errors.js';
import { PRODUCT_ATTRIBUTES, PRODUCT_STATUSES, type ProductStatus } from '../product.entity.js';
import { readPrices } from '../read-prices.js';
import type { CategoryChange } from './category-admin.service.js';
import type { ProductChange } from './product-change.js';

const IMAGE =
  'A picture as the file of a form, or the url of one that was uploaded before; null takes it away.';
const IMAGE_SCHEMA = { schema: { type: ['string', 'object', 'null'] } };
const NUMBER = { schema: { type: ['number', 'string'] } };
const SIDE = '1 to 1,200 cm; read from the size when left out.';
const VERSION =
  'The version that was read; header `If-Match` says the same. Refused when it is another by now.';
const PRICE =
  'Pounds by destination, as an object or its JSON text. Destinations are named by key, display name or `malasia`; ' +
  'those left out keep their price, 0 and null mean not sold there.';

const IsText = (name: string) => IsString({ message: `Send ${name} as text` });

/** A category as REST callers send it; what is left out stays. */
export class CategoryBody {
  @Describe('Up to 100 characters, unique. Required for a new one.')
  @IsOptional()
  @IsString({ message: 'Category name is required' })
  name?: string;

  @Describe(IMAGE, IMAGE_SCHEMA) @IsOptional() image?: unknown;
  @Describe(VERSION, NUMBER) @IsOptional() version?: unknown;
}

/** A product as REST callers send it, in JSON or as a form; what is left out stays. */
export class ProductBody {
  @Describe('Up to 100 characters. Required for a new one.') @IsOptional() @IsText('name') name?: string;
  @Describe(PRICE, { schema: { type: ['object', 'string'] } }) @IsOptional() price?: unknown;
  @Describe('Outer size as people read it, up to 200 characters. Required for a new one.')
  @IsOptional()
  @IsText('size')
  size?: string;
  @Describe('What it is good for, up to 2,000 characters.')
  @IsOptional()
  @IsText('details')
  @SeveralLines()
  details?: string;
  @Describe('Name, slug or id; Other Items when a new one has none.')
  @IsOptional()
  @IsText('category')
  category?: string;
  @Describe('active (unless said), inactive or draft.') @IsOptional() @IsText('status') status?: string;
  @Describe('Whether visitors see it while it is active; true unless said.', {
    schema: { type: ['boolean', 'string'] },
  })
  @IsOptional()
  isPublished?: unknown;
  @Describe('Accepted, and not used: the server knows when.', { schema: {} })
  @IsOptional()
  createdAt?: unknown;
  @Describe(IMAGE, IMAGE_SCHEMA) @IsOptional() image?: unknown;
  @Describe('The picture in words; the name when empty.')
  @IsOptional()
  @IsText('altText')
  altText?: string;
  @Describe(SIDE, NUMBER) @IsOptional() widthCm?: unknown;
  @Describe(SIDE, NUMBER) @IsOptional() heightCm?: unknown;
  @Describe(SIDE, NUMBER) @IsOptional() depthCm?: unknown;
  @Describe('Up to 30,000 kg; read from the size when left out.', NUMBER) @IsOptional() weightKg?: unknown;
  @Describe('Its place in the category; the last when left out.', NUMBER) @IsOptional() position?: unknown;
  @Describe('Collection it belongs to; empty removes it.')
  @IsOptional()
  @IsText('collection')
  collection?: string;
  @Describe('Colour; empty removes it.') @IsOptional() @IsText('color') color?: string;
  @Describe('For whom; empty removes it.') @IsOptional() @IsText('gender') gender?: string;
  @Describe('Material; empty removes it.') @IsOptional() @IsText('material') material?: string;
  @Describe('Brand; empty removes it.') @IsOptional() @IsText('brand') brand?: string;
  @Describe(VERSION, NUMBER) @IsOptional() version?: unknown;
}

/** The change of a category that a body asks for. Throws BAD_INPUT. */
export function toCategoryChange({ name, image, version }: CategoryBody): CategoryChange {
  return { ...(name == null ? {} : { name }), ...pictureOf(image), version: readNumber(version) };
}

/** The change of a product that a body asks for; empty numbers and words count as left out. Throws BAD_INPUT. */
export function toProductChange(body: ProductBody): ProductChange {
  const texts = ['name', 'size', 'details', 'altText', ...PRODUCT_ATTRIBUTES] as const;
  const numbers = ['widthCm', 'heightCm', 'depthCm', 'weightKg', 'position', 'version'] as const;
  const parts = {
    ...Object.fromEntries(texts.map((name) => [name, body[name] ?? undefined])),
    ...Object.fromEntries(numbers.map((name) => [name, readNumber(body[name])])),
    category: body.category?.trim() || undefined,
    status: readStatus(body.status),
    isPublished: readFlag(body.isPublished),
    prices: readPrices(body.price),
  };
  return { ...parts, ...pictureOf(body.image) };
}

/** Forms send numbers as text; what is no number becomes one that the service refuses in its words. */
function readNumber(sent: unknown): number | undefined {
  if (sent == null || sent === '') return undefined;
  if (typeof sent === 'number') return sent;
  const isNumber = typeof sent === 'string' && /^\d{1,9}(\.\d{1,3})?$/.test(sent.trim());
  return isNumber ? Number(sent) : Number.NaN;
}

function readFlag(sent: unknown): boolean | undefined {
  if (sent == null || sent === '') return undefined;
  if (sent === true || sent === 'true') return true;
  if (sent === false || sent === 'false') return false;
  throw wrongField('isPublished', 'Send isPublished as true or false');
}

function readStatus(sent: string | undefined): ProductStatus | undefined {
  const status = sent?.trim().toLowerCase();
  if (!status) return undefined;
  const known = PRODUCT_STATUSES.find((one) => one === status);
  if (!known) throw wrongField('status', `Status must be one of ${PRODUCT_STATUSES.join(', ')}`);
  return known;
}

/** The address of a picture, alone or as the `{ url }` that answers have; empty ones count as left out. */
function pictureOf(image: unknown): { imageUrl?: string | null } {
  if (image === null) return { imageUrl: null };
  const url = typeof image === 'object' ? asRecord(image).url : image;
  if (url === undefined || url === '') return {};
  if (typeof url !== 'string') throw wrongField('image', 'Please select a valid image file');
  return { imageUrl: url };
}
