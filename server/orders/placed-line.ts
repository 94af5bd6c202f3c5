import { Field, Int, ObjectType } from 'type-graphql';
import type { CustomBox } from '../../rules/prices/quote.js';
import { Money, money } from '../shared/money.js';

/** One line as it was when the checkout opened: names, sizes and prices no longer follow the catalogue. */
export interface LineSnapshot {
  /** The cart line's key: the product id, or the digest of the custom box. */
  readonly key: string;
  readonly productId: string | null;
  readonly customBox: CustomBox | null;
  readonly name: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly size: string;
  readonly quantity: number;
  readonly unitPence: number;
  readonly unitVolumeCm3: number;
}

@ObjectType({ description: 'One line of a checkout or an order, as ordered.' })
export class PlacedLine {
  @Field({ description: 'The same as in the cart it was ordered from.' }) key: string;
  @Field({ description: 'Its name when it was ordered.' }) name: string;
  @Field({ description: 'What it is, in a sentence.' }) description: string;
  @Field(() => String, { nullable: true, description: 'Path of its picture; null when it has none.' })
  imageUrl: string | null;
  @Field({ description: 'Outer size as people read it.' }) size: string;
  @Field(() => Int, { description: 'Pieces.' }) quantity: number;
  @Field(() => Money, { description: 'Of one piece.' }) unitPrice: Money;
  @Field(() => Money, { description: 'Quantity times unit price.' }) lineTotal: Money;
}

/** The line as GraphQL shows it. */
export function toPlacedLine(line: LineSnapshot): PlacedLine {
  const { key, name, description, imageUrl, size, quantity, unitPence } = line;
  return {
    key,
    name,
    description,
    imageUrl,
    size,
    quantity,
    unitPrice: money(unitPence),
    lineTotal: money(unitPence * quantity),
  };
}
