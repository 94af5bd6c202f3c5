import { DESTINATION_KEYS } from '../../../../rules/destinations.js';
import type { Page } from '../../../platform/api/pagination.js';
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
} from '../../../platform/rest/serializer.js';
import { VERSION } from '../category.entity.js';
import type { Product } from '../product.entity.js';
import { restCategory, restProduct } from '../product.rest.js';

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
    'True when the size states no sides, or numbers that cannot be read: its sides and weight are assumed.',
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
