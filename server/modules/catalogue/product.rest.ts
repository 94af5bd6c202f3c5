import type { Page } from '../../platform/api/pagination.js';
import {
  bool,
  conflictOf,
  dateTime,
  int,
  listOf,
  nullable,
  object,
  oneOf,
  pageFields,
  pounds,
  recordOf,
  text,
  under,
  uuid,
} from '../../platform/rest/serializer.js';
import { type Category, SRC_SET, VERSION } from './category.entity.js';
import { PRODUCT_STATUSES, type Product } from './product.entity.js';

export const restCategory = object<Category>(
  'Category',
  'A group of products.',
)({
  _id: uuid('The category.').from(({ id }) => id),
  name: text('Its name; unique.'),
  image: nullable(text('Path of its picture.')).from(({ imageUrl }) => imageUrl),
  imageSrcSet: nullable(text(SRC_SET)),
  productCount: int('Published products in it.'),
  version: int(VERSION),
});

const image = object<Product>()({
  url: text('Path of the picture; empty when there is none.').from(({ imageUrl }) => imageUrl),
  srcSet: nullable(text(SRC_SET)).from(({ imageSrcSet }) => imageSrcSet),
});

export const restProduct = object<Product>(
  'Product',
  'A thing we ship, with its price to each destination.',
)({
  _id: uuid('The product.').from(({ id }) => id),
  name: text('Its name.'),
  details: text('What it is good for, in a sentence or two.'),
  size: text('The outer size as displayed.'),
  image: image.from((product) => product),
  altText: text('The picture in words.'),
  category: text('Name of its category.').from((product) => product.category.name),
  status: oneOf(PRODUCT_STATUSES, 'Only active products are sold.'),
  isPublished: bool('Whether visitors see it.'),
  createdAt: dateTime('When it was added.'),
  price: recordOf(
    pounds(),
    'Pounds by destination key; without those it is not sold to. `malasia` is the old spelling of `malaysia`.',
  ).from(({ prices }) => (prices.malaysia === undefined ? prices : { ...prices, malasia: prices.malaysia })),
});

export const CATEGORY_CONFLICT = conflictOf('CategoryConflict', {
  name: text('Its name.'),
  imageUrl: nullable(text('Path of its picture.')),
});
export const PRODUCT_CONFLICT = conflictOf('ProductConflict', { name: text('Its name.') });

export const restCategories = under('categories', listOf(restCategory));
export const restProducts = under('products', listOf(restProduct));
export const restProductPage = object<Page<Product>>()({
  products: listOf(restProduct).from(({ nodes }) => nodes),
  ...pageFields,
});
