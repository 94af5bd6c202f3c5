import { CATEGORIES } from '../../../../../packages/seed/categories.js';
import { PRODUCTS } from '../../../../../packages/seed/products.js';
import { SYNONYMS } from '../../../../../packages/seed/synonyms.js';
import type { Product } from '../../product.entity.js';
import { findProducts } from '../find-products.js';
import { judgeLine } from '../list/judge-line.js';
import { ProductIndex } from '../product-index.js';
import { readTypedList } from '../read-typed-list.js';

const BY_NAME = new Map(PRODUCTS.map((product) => [product.name, product as unknown as Product]));

/** The index of a new shop; each product's id is its name. */
export const SHOP = new ProductIndex(
  CATEGORIES.flatMap(({ slug, name }) =>
    PRODUCTS.filter(({ category }) => category === slug).map((product) => ({
      ...{ id: product.name, name: product.name, details: product.details, category: name, isListed: true },
    })),
  ),
  SYNONYMS,
);

/** Reads a list as a new shop does, without a database. */
export function readList(text: string) {
  return readTypedList(text, (one) => SHOP.isJoinedName(one)).map((line) => {
    const found = findProducts(line.text, SHOP).map((hit) => ({ hit, product: BY_NAME.get(hit.id)! }));
    const { fit, candidates, doubts } = judgeLine(line, found);
    const isChosen = fit === 'whole' || fit === 'close';
    return { ...line, fit, doubts, chosen: isChosen ? candidates[0]!.product.name : null };
  });
}
