import { IsOptional } from 'class-validator';
import { DESTINATION_KEYS } from '../../../rules/destinations.js';
import {
  bool,
  int,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  pageFields,
  text,
  under,
} from '../../rest/serializer.js';
import { Describe } from '../../shared/api/describe.js';
import type { Page } from '../../shared/api/pagination.js';
import { wrongField } from '../../shared/errors/errors.js';
import { VERSION } from '../category.entity.js';
import { PRODUCT_STATUSES, type Product } from '../product.entity.js';
import { restCategory, restProduct } from '../product.rest.js';
import { readProductQuery } from '../read-product-query.js';
import type { AdminProductQuery } from './product-admin.service.js';

const TEXT = { schema: { type: 'string', maxLength: 100 } };
const WHOLE = { schema: { type: 'string', pattern: '^\\d{1,9}$' } };

/** What staff ask of the product list; an empty text counts as left out. */
export class AdminProductQueryParts {
  @Describe('Which page, from 1.', WHOLE) @IsOptional() page?: unknown;
  @Describe('Products on a page, 1 to 100; 10 when left out.', WHOLE) @IsOptional() limit?: unknown;
  @Describe('Name or slug of a category.', TEXT) @IsOptional() category?: unknown;
  @Describe('Words in name, details or category.', TEXT) @IsOptional() search?: unknown;
  @Describe('active, inactive or draft.', TEXT) @IsOptional() status?: unknown;
  @Describe('position, priceAscending, priceDescending (to Australia), name or newest.', TEXT)
  @IsOptional()
  sort?: unknown;
}

/** The question that staff ask in a query string; each part at most once. Throws BAD_INPUT. */
export function readAdminProductQuery(query: Readonly<Record<string, unknown>>): AdminProductQuery {
  const { sort, status, ...parts } = query;
  const { filter, ...asked } = readProductQuery({ ...parts, sortBy: sort });
  return {
    filter: { category: filter?.category, search: filter?.search },
    status: readStatus(status),
    sort: asked.sort,
    page: asked.page,
    pageSize: parts.limit === undefined || parts.limit === '' ? undefined : asked.pageSize,
  };
}

const restAdminProduct = object<Product>(
  'AdminProduct',
  'A product as staff see it: drafts too, with every price.',
)({
  ...restProduct.fields,
  widthCm: int('Outer width in cm.'),
  heightCm: int('Outer height in cm.'),
  depthCm: int('Outer depth in cm.'),
  weightKg: number('Typical weight when packed, in kg.'),
  sidesAssumed: bool(
    "True when the size states no sides, or numbers that can't be read: its sides and weight are assumed.",
  ),
  collection: nullable(text('Collection it belongs to.')),
  color: nullable(text('Colour.')),
  gender: nullable(text('For whom.')),
  material: nullable(text('Material.')),
  brand: nullable(text('Brand.')),
  position: int('Its place in the category; smaller is earlier.'),
  notSoldTo: listOf(oneOf(DESTINATION_KEYS, 'A destination it has no price to.')),
  version: int(VERSION),
});

export const restCategoryAnswer = under('category', restCategory);
export const restAdminProductAnswer = under('product', restAdminProduct);
export const restAdminProductPage = object<Page<Product>>()({
  products: listOf(restAdminProduct).from(({ nodes }) => nodes),
  ...pageFields,
});

function readStatus(sent: unknown) {
  if (sent === undefined || sent === '') return undefined;
  const status = PRODUCT_STATUSES.find((one) => one === sent);
  if (!status) throw wrongField('status', `Status must be one of ${PRODUCT_STATUSES.join(', ')}`);
  return status;
}
