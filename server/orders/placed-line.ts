import { Field, Int, ObjectType } from 'type-graphql';
import type { CustomBox } from '../../rules/quote.js';
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

@ObjectType({ description: 'One line of a checkout or an order, as it was bought.' })
export class PlacedLine {
  @Field() key: string;
  @Field() name: string;
  @Field() description: string;
  @Field(() => String, { nullable: true }) imageUrl: string | null;
  @Field() size: string;
  @Field(() => Int) quantity: number;
  @Field(() => Money) unitPrice: Money;
  @Field(() => Money) lineTotal: Money;
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
