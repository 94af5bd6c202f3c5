import type { DestinationKey } from '../../rules/destinations.js';
import { toPounds } from '../shared/money.js';
import type { ListedCategory, ListedProduct } from './catalogue.service.js';

/** A category as REST shows it. */
export function toRestCategory({ id, name, imageUrl, productCount }: ListedCategory) {
  return { _id: id, name, image: imageUrl, productCount };
}

/** A product as REST shows it: prices by destination, the old spelling of Malaysia beside the right one. */
export function toRestProduct(product: ListedProduct) {
  const { id, name, details, size, imageUrl, altText, category, status, isPublished, createdAt } = product;
  return {
    _id: id,
    name,
    details,
    size,
    image: { url: imageUrl },
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
