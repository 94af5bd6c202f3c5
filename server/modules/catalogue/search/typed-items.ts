import { Field, Int, ObjectType } from 'type-graphql';
import { LINE_QUANTITY } from '../../../../rules/prices/quote.js';
import { registerEnum } from '../../../platform/api/enums.js';
import { isReadableText, UNREADABLE_MESSAGE } from '../../../platform/api/read-text.js';
import { badInput } from '../../../platform/errors/errors.js';
import { readProducts } from '../catalogue.store.js';
import { Product } from '../product.entity.js';
import { findProducts } from './find-products.js';
import { doubtText } from './list/doubt-text.js';
import { type Judged, judgeLine } from './list/judge-line.js';
import { productIndex, type SearchDeps } from './product-search.js';
import { readTypedList, type TypedLine } from './read-typed-list.js';

/** The longest list in characters, and the most items in it. */
export const TYPED_LIST = { lengthMax: 2_000, itemsMax: 50 } as const;

/** Most products proposed for one item. */
const PROPOSED_MAX = 5;
/** Products among which one of the entered size is looked for. */
const OF_SIZE_MAX = 20;

/** The limits of a typed list. */
export const TYPED_LIST_DESCRIPTION = `The list, up to ${TYPED_LIST.lengthMax.toLocaleString('en-GB')} characters and ${TYPED_LIST.itemsMax} items, separated by commas, lines or "and".`;

const TypedItemFits = registerEnum<Judged['fit']>('TypedItemFit', 'How well a product matches.', {
  whole: 'The first product matches completely.',
  close: 'The first product is the closest match: not every word or number was understood.',
  loose: 'No product is named, or none has the typed dimensions; the products share words with the text.',
  none: 'No product matches; it can be added as a custom box.',
});

@ObjectType({ description: 'The dimensions typed with an item, rounded up to whole cm.' })
class TypedSides {
  @Field(() => Int, { description: 'The height in cm.' }) heightCm: number;
  @Field(() => Int, { description: 'The width in cm.' }) widthCm: number;
  @Field(() => Int, { description: 'The depth in cm.' }) depthCm: number;
}

@ObjectType({ description: 'An item of a typed list.' })
export class TypedItem implements TypedLine {
  @Field({ description: 'The typed text without quantity and dimensions, up to 100 characters.' })
  text: string;
  @Field(() => Int, {
    description: `The quantity, ${LINE_QUANTITY.min} to ${LINE_QUANTITY.max}; ${LINE_QUANTITY.min} when none was typed.`,
  })
  quantity: number;
  @Field(() => TypedItemFits, { description: 'How well the first product matches.' }) fit: Judged['fit'];
  @Field(() => TypedSides, { nullable: true, description: 'The dimensions typed with it; null without any.' })
  sides: TypedSides | null;
  @Field(() => [String], {
    description: 'The numbers and inexact quantities that were not understood, as typed.',
  })
  get notUnderstood(): string[] {
    return this.doubts.map(({ words }) => words);
  }

  @Field(() => String, {
    nullable: true,
    description: 'What was not understood or assumed, as a sentence; null when nothing was.',
  })
  get doubt(): string | null {
    return doubtText(this.doubts);
  }

  @Field(() => [Product], { description: 'The matching products, best first; at most 5.' })
  products: readonly Product[];
  doubts: TypedLine['doubts'];
}

/** The items of a list, each with the products it may mean. Throws BAD_INPUT for a list that is too long. */
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
    return Object.assign(new TypedItem(), line, {
      ...{ fit, doubts },
      products: candidates.slice(0, PROPOSED_MAX).map(({ product }) => product),
    });
  });
}
