import { isReadableText, UNREADABLE_MESSAGE } from '../../shared/api/read-text.js';
import { badInput } from '../../shared/errors/errors.js';
import { type ListedProduct, readProducts } from '../catalogue.store.js';
import { findProducts } from './find-products.js';
import { type Judged, judgeLine } from './list/judge-line.js';
import { productIndex, type SearchDeps } from './product-search.js';
import { readTypedList, type TypedLine } from './read-typed-list.js';

/** The longest list in characters, and the most things on it. */
export const TYPED_LIST = { lengthMax: 2_000, itemsMax: 50 } as const;

/** Products proposed for one thing. */
const PROPOSED_MAX = 5;
/** Products among which one of the typed size is looked for. */
const OF_SIZE_MAX = 20;

/** A thing of a typed list. */
export interface TypedItem extends TypedLine {
  readonly fit: Judged['fit'];
  /** What it may mean, best first. */
  readonly products: readonly ListedProduct[];
}

/** The things of a list, each with the products it may mean. Throws BAD_INPUT for a list that is too long. */
export async function readTypedItems(text: string, deps: SearchDeps): Promise<TypedItem[]> {
  if (text.length > TYPED_LIST.lengthMax)
    throw badInput(`Keep the list under ${TYPED_LIST.lengthMax.toLocaleString('en-GB')} characters`);
  if (!isReadableText(text)) throw badInput(UNREADABLE_MESSAGE);
  const index = await productIndex(deps);
  const lines = readTypedList(text, (one) => index.isJoinedName(one));
  if (lines.length > TYPED_LIST.itemsMax) throw badInput(`List up to ${TYPED_LIST.itemsMax} items at a time`);

  const hits = lines.map((line) =>
    findProducts(line.text, index)
      .filter(({ isListed }) => isListed)
      .slice(0, line.sides ? OF_SIZE_MAX : PROPOSED_MAX),
  );
  const ids = [...new Set(hits.flat().map(({ id }) => id))];
  const products = ids.length === 0 ? [] : await readProducts(deps.reads, ids);
  const byId = new Map(products.map((product) => [product.id, product]));
  return lines.map((line, place) => {
    const found = hits[place]!.flatMap((hit) => {
      const product = byId.get(hit.id);
      return product ? [{ hit, product }] : [];
    });
    const { fit, candidates, doubts } = judgeLine(line, found);
    return {
      ...line,
      fit,
      doubts,
      products: candidates.slice(0, PROPOSED_MAX).map(({ product }) => product),
    };
  });
}
