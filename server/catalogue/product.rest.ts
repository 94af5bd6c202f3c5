import { Type } from 'typebox';
import type { DestinationKey } from '../../rules/destinations.js';
import { Bool, conflictOf, Enum, Int, Moment, OrNull, shape, Text, Uuid } from '../shared/api/rest-schema.js';
import { toPounds } from '../shared/money.js';
import { srcSetOf } from '../uploads/src-set.js';
import type { ListedCategory, ListedProduct } from './catalogue.service.js';

const SRC_SET = 'The widths of an uploaded picture, for `srcset`; null for pictures that have one size only.';

export const RestCategory = shape(
  {
    _id: Uuid('The category.'),
    name: Text('Its name; unique.'),
    image: OrNull(Text('Path of its picture.')),
    imageSrcSet: OrNull(Text(SRC_SET)),
    productCount: Int('Published products in it.'),
    version: Int('Rises with every change; sent back with a change, it guards the changes of others.'),
  },
  { name: 'Category', description: 'A group of products.' },
);

export const RestProduct = shape(
  {
    _id: Uuid('The product.'),
    name: Text('Its name.'),
    details: Text('What it is good for, in a sentence or two.'),
    size: Text('Outer size as people read it.'),
    image: shape({
      url: Text('Path of the picture; empty when there is none.'),
      srcSet: OrNull(Text(SRC_SET)),
    }),
    altText: Text('The picture in words.'),
    category: Text('Name of its category.'),
    status: Enum(['active', 'inactive', 'draft'], 'Only active products are sold.'),
    isPublished: Bool('Whether visitors see it.'),
    createdAt: Moment('When it was added.'),
    price: Type.Record(Type.String(), Type.Number(), {
      description:
        'Pounds by destination key; without those it is not sold to. `malasia` is the old spelling of `malaysia`.',
    }),
  },
  { name: 'Product', description: 'A thing we ship, with its price to each destination.' },
);

export const CATEGORY_CONFLICT = conflictOf(
  { name: Text('Its name.'), imageUrl: OrNull(Text('Path of its picture.')) },
  'CategoryConflict',
);
export const PRODUCT_CONFLICT = conflictOf({ name: Text('Its name.') }, 'ProductConflict');

export const RestCategories = shape({ categories: Type.Array(RestCategory) });
export const RestProducts = shape({ products: Type.Array(RestProduct) });
export const RestProductPage = shape({
  products: Type.Array(RestProduct),
  total: Int('Products in all pages.'),
  page: Int('This page, from 1.'),
  totalPages: Int('Pages in all.'),
});

/** A category as REST shows it. */
export function toRestCategory({ id, name, imageUrl, productCount, version }: ListedCategory) {
  const imageSrcSet = imageUrl && srcSetOf(imageUrl);
  return { _id: id, name, image: imageUrl, imageSrcSet, productCount, version };
}

/** A product as REST shows it: prices by destination, the old spelling of Malaysia beside the right one. */
export function toRestProduct(product: ListedProduct) {
  const { id, name, details, size, imageUrl, altText, category, status, isPublished, createdAt } = product;
  return {
    _id: id,
    name,
    details,
    size,
    image: { url: imageUrl, srcSet: srcSetOf(imageUrl) },
    altText,
    category: category.name,
    status,
    isPublished,
    createdAt,
    price: toRestPrices(product.prices),
  };
}

function toRestPrices(prices: ListedProduct['prices']): Record<string, number> {
  const pounds: Record<string, number> = {};
  for (const [key, pence] of Object.entries(prices)) pounds[key as DestinationKey] = toPounds(pence);
  if (pounds.malaysia !== undefined) pounds.malasia = pounds.malaysia;
  return pounds;
}
