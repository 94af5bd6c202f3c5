import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { CustomBox as BoxSides } from '../../../rules/prices/quote.js';
import { MoneyField } from '../../platform/values/money.js';
import { CustomBox } from './cart/cart-view.js';

/** One line when it was frozen: names, sizes and prices no longer follow the catalogue. */
@ObjectType({ description: 'A line of a saved quote, checkout or order, frozen with its price.' })
export class PlacedLine {
  /** The product id, or the digest of the custom box. */
  @Field({ description: 'Key of the cart line that it was frozen from.' })
  readonly key: string;
  @Field(() => ID, { nullable: true, description: 'Id of the product; null for a custom box.' })
  readonly productId: string | null;
  readonly customBox: BoxSides | null;
  @Field({ description: 'The name when it was frozen.' }) readonly name: string;
  @Field({ description: 'A description, as a sentence.' }) readonly description: string;
  @Field(() => String, { nullable: true, description: 'Path of its picture; null without one.' })
  readonly imageUrl: string | null;
  @Field({ description: 'The outer size as displayed.' }) readonly size: string;
  @Field(() => Int, { description: 'Number of pieces.' }) readonly quantity: number;
  @MoneyField('unitPrice', { description: 'Price of one piece.' }) readonly unitPence: number;
  @Field(() => Int, { description: 'Volume of one piece in cubic centimetres.' })
  readonly unitVolumeCm3: number;

  @MoneyField('lineTotal', { description: 'Quantity times unit price.' })
  get linePence(): number {
    return this.unitPence * this.quantity;
  }

  @Field(() => CustomBox, { name: 'customBox', nullable: true, description: 'Box; null for a product.' })
  get namedBox(): CustomBox | null {
    return this.customBox && { ...this.customBox, name: this.name };
  }
}

/** The stored part of a line. */
export type LineSnapshot = Omit<PlacedLine, 'linePence' | 'namedBox'>;
