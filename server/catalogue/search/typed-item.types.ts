import { Field, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { LINE_QUANTITY } from '../../../rules/prices/quote.js';
import { registerEnum } from '../../shared/api/enums.js';
import { Product, toProduct } from '../catalogue.types.js';
import { type TypedItem as Read, TYPED_LIST } from './typed-items.js';

/** What a typed list may be. */
export const TYPED_LIST_DESCRIPTION = `Up to ${TYPED_LIST.lengthMax.toLocaleString('en-GB')} characters and ${TYPED_LIST.itemsMax} items, apart by commas, lines or "and".`;

const TypedItemFits = registerEnum<Read['fit']>('TypedItemFit', 'How well a product fits what was typed.', {
  whole: 'The first product is what was named.',
  close: 'The first product is the nearest thing in the shop: not every word was understood.',
  loose: 'No product is named; the words stand in those proposed.',
  none: 'Nothing was found: it can go as an item of its own.',
});

@ObjectType({ description: 'A thing of a typed list.' })
export class TypedItem {
  @Field({ description: 'What was typed, without its quantity; up to 100 characters.' }) text: string;
  @Field(() => Int, {
    description: `${LINE_QUANTITY.min} to ${LINE_QUANTITY.max}; ${LINE_QUANTITY.min} where none was named.`,
  })
  quantity: number;
  @Field(() => TypedItemFits, { description: 'How well the first product fits.' }) fit: Read['fit'];
  @Field(() => [Product], { description: 'What it may mean, best first; up to 5.' }) products: Product[];
}

/** A thing of a typed list as GraphQL shows it. */
export function toTypedItem({ products, ...item }: Read, destination: DestinationKey): TypedItem {
  return { ...item, products: products.map((product) => toProduct(product, destination)) };
}
