import { Field, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { LINE_QUANTITY } from '../../../rules/prices/quote.js';
import { registerEnum } from '../../shared/api/enums.js';
import { Product, toProduct } from '../catalogue.types.js';
import { doubtText } from './list/doubt-text.js';
import { type TypedItem as Read, TYPED_LIST } from './typed-items.js';

/** What a typed list may be. */
export const TYPED_LIST_DESCRIPTION = `Up to ${TYPED_LIST.lengthMax.toLocaleString('en-GB')} characters and ${TYPED_LIST.itemsMax} items, apart by commas, lines or "and".`;

const TypedItemFits = registerEnum<Read['fit']>('TypedItemFit', 'How well a product fits what was typed.', {
  whole: 'The first product is what was named.',
  close: 'The first product is the nearest thing in the shop: not every word or number was understood.',
  loose:
    'No product is named, or none of those named has the size that was typed; the words stand in those proposed.',
  none: 'Nothing was found: it can go as an item of its own.',
});

@ObjectType({ description: 'A size that was typed with a thing of a list, rounded up to whole cm.' })
export class TypedSides {
  @Field(() => Int, { description: 'In cm.' }) heightCm: number;
  @Field(() => Int, { description: 'In cm.' }) widthCm: number;
  @Field(() => Int, { description: 'In cm.' }) depthCm: number;
}

@ObjectType({ description: 'A thing of a typed list.' })
export class TypedItem {
  @Field({ description: 'What was typed, without its quantity and size; up to 100 characters.' })
  text: string;
  @Field(() => Int, {
    description: `${LINE_QUANTITY.min} to ${LINE_QUANTITY.max}; ${LINE_QUANTITY.min} where none was named.`,
  })
  quantity: number;
  @Field(() => TypedItemFits, { description: 'How well the first product fits.' }) fit: Read['fit'];
  @Field(() => TypedSides, { nullable: true, description: 'The size that was typed with it.' })
  sides: TypedSides | null;
  @Field(() => [String], {
    description: 'Numbers that were not understood, or no exact quantity, as they were typed.',
  })
  notUnderstood: string[];
  @Field(() => String, {
    nullable: true,
    description: 'Says what was not understood, or which quantity was taken for it.',
  })
  doubt: string | null;
  @Field(() => [Product], { description: 'What it may mean, best first; up to 5.' }) products: Product[];
}

/** A thing of a typed list as GraphQL shows it. */
export function toTypedItem({ products, doubts, ...item }: Read, destination: DestinationKey): TypedItem {
  const notUnderstood = doubts.map(({ words }) => words);
  return {
    ...item,
    notUnderstood,
    doubt: doubtText(doubts),
    products: products.map((product) => toProduct(product, destination)),
  };
}
