import { IsOptional } from 'class-validator';
import { Type } from 'typebox';
import { DESTINATION_KEYS } from '../../../rules/destinations.js';
import { Describe } from '../../shared/api/describe.js';
import { Bool, Enum, Int, OrNull, shape, Text } from '../../shared/api/rest-schema.js';
import { wrongField } from '../../shared/errors/errors.js';
import { PRODUCT_STATUSES } from '../catalogue.entity.js';
import { RestCategory, RestProduct, toRestProduct } from '../product.rest.js';
import { readProductQuery } from '../read-product-query.js';
import { notSoldTo } from './catalogue-admin.types.js';
import {
  ADMIN_PAGE_SIZE,
  type AdminProductQuery,
  type StoredAdminProductList,
} from './product-admin.service.js';
import type { StoredAdminProduct } from './product-admin.store.js';

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
    category: filter?.category,
    search: filter?.search,
    status: readStatus(status),
    sort: asked.sort,
    page: asked.page,
    pageSize: parts.limit === undefined || parts.limit === '' ? ADMIN_PAGE_SIZE : asked.pageSize,
  };
}

export const RestAdminProduct = shape(
  {
    ...RestProduct.properties,
    widthCm: Int('Outer width in cm.'),
    heightCm: Int('Outer height in cm.'),
    depthCm: Int('Outer depth in cm.'),
    weightKg: Type.Number({ description: 'Typical weight when packed, in kg.' }),
    sidesAssumed: Bool('True when the size states no sides, so that they are those of a standard box.'),
    collection: OrNull(Text('Collection it belongs to.')),
    color: OrNull(Text('Colour.')),
    gender: OrNull(Text('For whom.')),
    material: OrNull(Text('Material.')),
    brand: OrNull(Text('Brand.')),
    position: Int('Its place in the category; smaller is earlier.'),
    notSoldTo: Type.Array(Enum(DESTINATION_KEYS, 'A destination it has no price to.')),
    version: Int('Rises with every change; sent back with a change, it guards the changes of others.'),
  },
  { name: 'AdminProduct', description: 'A product as staff see it: drafts too, with every price.' },
);

export const RestCategoryAnswer = shape({ category: RestCategory });
export const RestAdminProductAnswer = shape({ product: RestAdminProduct });
export const RestAdminProductPage = shape({
  products: Type.Array(RestAdminProduct),
  totalPages: Int('Pages in all.'),
  total: Int('Products in all pages.'),
  page: Int('This page, from 1.'),
});

/** A product as REST shows it to staff. */
export function toRestAdminProduct(product: StoredAdminProduct) {
  const { widthCm, heightCm, depthCm, weightKg, sidesAssumed, position, version } = product;
  const {
    collection = null,
    color = null,
    gender = null,
    material = null,
    brand = null,
  } = product.attributes;
  return {
    ...toRestProduct(product),
    ...{ widthCm, heightCm, depthCm, weightKg, sidesAssumed },
    ...{ collection, color, gender, material, brand },
    ...{ position, notSoldTo: notSoldTo(product), version },
  };
}

/** A page of products as REST shows it to staff. */
export function toRestAdminProductPage({ products, total, totalPages, page }: StoredAdminProductList) {
  return { products: products.map(toRestAdminProduct), total, totalPages, page };
}

function readStatus(sent: unknown) {
  if (sent === undefined || sent === '') return undefined;
  const status = PRODUCT_STATUSES.find((one) => one === sent);
  if (!status) throw wrongField('status', `Status must be one of ${PRODUCT_STATUSES.join(', ')}`);
  return status;
}
