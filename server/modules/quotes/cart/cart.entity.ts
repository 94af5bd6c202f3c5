import { type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import type { DestinationKey } from '../../../../rules/destinations.js';
import type { CustomBox, ServiceLevel } from '../../../../rules/prices/quote.js';
import { column, Indexed } from '../../../platform/db/column.js';

/** A custom box as entered. */
export interface NamedBox extends CustomBox {
  readonly name: string;
}

/** A shipment in preparation. It belongs to a user or to the holder of a guest secret. */
@Entity({ tableName: 'carts' })
// Of a customer or of a guest.
@Check({ name: 'carts_check', expression: '(user_id is null) <> (guest_hash is null)' })
@Indexed('carts_of_promotion', '(promotion_id) where promotion_id is not null')
@Indexed('carts_of_guests_untouched', '(updated_at) where guest_hash is not null')
export class CartRecord {
  @column.id() id: string;
  @column.refersTo('users', { nullable: true, unique: true, onDelete: 'cascade' }) userId: string | null;
  @column.text({ nullable: true, unique: true }) guestHash: string | null;
  @column.destination() destination: DestinationKey;
  @column.refersTo('service_options', { default: 'standard' }) service: ServiceLevel;
  @column.text({ default: '' }) fromCity: string;
  @column.text({ default: '' }) toCity: string;
  @column.day({ nullable: true }) collectionDate: string | null;
  /** The promotion of the entered code. */
  @column.refersTo('promotions', { nullable: true }) promotionId: string | null;
  @column.moment() updatedAt: Date;
}

@Entity({ tableName: 'cart_lines' })
// Adding the same thing twice raises the quantity of one line.
@Unique({ name: 'cart_lines_key_unique', properties: ['cart', 'lineKey', 'destination'] })
@Check({ name: 'cart_lines_check', expression: '(product_id is null) <> (custom_box is null)' })
export class CartLineRecord {
  @column.id() id: string;
  @ManyToOne(() => CartRecord, { fieldName: 'cart_id', deleteRule: 'cascade' })
  cart: Rel<CartRecord>;
  @column.refersTo('products', { nullable: true, onDelete: 'cascade' }) productId: string | null;
  @column.json({ nullable: true }) customBox: NamedBox | null;
  /** The product id, or a digest of the custom box, so that the same thing twice is one line. */
  @column.text() lineKey: string;
  @column.destination() destination: DestinationKey;
  @column.int({ check: 'quantity between 1 and 999' }) quantity: number;
  @column.moment() createdAt: Date;
}
