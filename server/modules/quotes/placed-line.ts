import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { CustomBox as BoxSides } from '../../../rules/prices/quote.js';
import { MoneyField } from '../../platform/values/money.js';
import { CustomBox } from './cart/cart-view.js';

/** One line when it was frozen: names, sizes and prices no longer follow the catalogue. */
@ObjectType({ description: 'One line of a saved quote, a checkout or an order, as it was frozen.' })
export class PlacedLine {
  /** The product id, or the digest of the custom box. */
  @Field({ description: 'The same as in the cart it was frozen from.' })
  readonly key: string;
  @Field(() => ID, { nullable: true, description: 'Null for a custom box.' })
  readonly productId: string | null;
  readonly customBox: BoxSides | null;
  @Field({ description: 'Its name then.' }) readonly name: string;
  @Field({ description: 'What it is, in a sentence.' }) readonly description: string;
  @Field(() => String, { nullable: true, description: 'Path of its picture; null when it has none.' })
  readonly imageUrl: string | null;
  @Field({ description: 'Outer size as people read it.' }) readonly size: string;
  @Field(() => Int, { description: 'Pieces.' }) readonly quantity: number;
  @MoneyField('unitPrice', { description: 'Of one piece.' }) readonly unitPence: number;
  @Field(() => Int, { description: 'Of one piece, in cubic centimetres.' }) readonly unitVolumeCm3: number;

  @MoneyField('lineTotal', { description: 'Quantity times unit price.' })
  get linePence(): number {
    return this.unitPence * this.quantity;
  }

  @Field(() => CustomBox, { name: 'customBox', nullable: true, description: 'Null for a product.' })
  get namedBox(): CustomBox | null {
    return this.customBox && { ...this.customBox, name: this.name };
  }
}

/** The stored part of a line. */
export type LineSnapshot = Omit<PlacedLine, 'linePence' | 'namedBox'>;
