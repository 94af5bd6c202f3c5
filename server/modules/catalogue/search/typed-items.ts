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
export const TYPED_LIST_DESCRIPTION = `Up to ${TYPED_LIST.lengthMax.toLocaleString('en-GB')} characters and ${TYPED_LIST.itemsMax} items, apart by commas, lines or "and".`;

const TypedItemFits = registerEnum<Judged['fit']>('TypedItemFit', 'How well a product fits what was typed.', {
  whole: 'The first product is what was named.',
  close: 'The first product is the nearest thing in the shop: not every word or number was understood.',
  loose:
    'No product is named, or none of those named has the size that was typed; the words stand in those proposed.',
  none: 'Nothing was found: it can go as an item of its own.',
});

@ObjectType({ description: 'A size that was typed with a thing of a list, rounded up to whole cm.' })
class TypedSides {
  @Field(() => Int, { description: 'In cm.' }) heightCm: number;
  @Field(() => Int, { description: 'In cm.' }) widthCm: number;
  @Field(() => Int, { description: 'In cm.' }) depthCm: number;
}

@ObjectType({ description: 'A thing of a typed list.' })
export class TypedItem implements TypedLine {
  @Field({ description: 'What was typed, without its quantity and size; up to 100 characters.' })
  text: string;
  @Field(() => Int, {
    description: `${LINE_QUANTITY.min} to ${LINE_QUANTITY.max}; ${LINE_QUANTITY.min} where none was named.`,
  })
  quantity: number;
  @Field(() => TypedItemFits, { description: 'How well the first product fits.' }) fit: Judged['fit'];
  @Field(() => TypedSides, { nullable: true, description: 'The size that was typed with it.' })
  sides: TypedSides | null;
  @Field(() => [String], {
    description: 'Numbers that were not understood, or no exact quantity, as they were typed.',
  })
  get notUnderstood(): string[] {
    return this.doubts.map(({ words }) => words);
  }

  @Field(() => String, {
    nullable: true,
    description: 'Says what was not understood, or which quantity was taken for it.',
  })
  get doubt(): string | null {
    return doubtText(this.doubts);
  }

  @Field(() => [Product], { description: 'What it may mean, best first; up to 5.' })
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
