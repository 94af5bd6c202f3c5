import { type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { DestinationKey } from '../../rules/destinations.js';
import type { CustomBox, ServiceLevel } from '../../rules/prices/quote.js';

/** A custom box as it was typed. */
export interface NamedBox extends CustomBox {
  readonly name: string;
}

/** What somebody is about to ship. It belongs to a user or to the holder of a guest secret. */
@Entity({ tableName: 'carts' })
export class CartRecord {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid', nullable: true, unique: true })
  userId: string | null;

  @Property({ type: 'text', nullable: true, unique: true })
  guestHash: string | null;

  @Property({ type: 'text' })
  destination: DestinationKey;

  @Property({ type: 'text' })
  service: ServiceLevel;

  @Property({ type: 'text' })
  fromCity: string;

  @Property({ type: 'text' })
  toCity: string;

  @Property({ type: 'date', nullable: true })
  collectionDate: string | null;

  /** Whose code was typed. */
  @Property({ type: 'uuid', nullable: true })
  promotionId: string | null;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  updatedAt: Date;
}

@Entity({ tableName: 'cart_lines' })
@Unique({ name: 'cart_lines_key_unique', properties: ['cart', 'lineKey', 'destination'] })
export class CartLineRecord {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => CartRecord, { fieldName: 'cart_id', deleteRule: 'cascade' })
  cart: Rel<CartRecord>;

  @Property({ type: 'uuid', nullable: true })
  productId: string | null;

  @Property({ type: 'json', nullable: true })
  customBox: NamedBox | null;

  /** The product id, or a digest of the custom box, so that the same thing twice is one line. */
  @Property({ type: 'text' })
  lineKey: string;

  @Property({ type: 'text' })
  destination: DestinationKey;

  @Property({ type: 'integer' })
  quantity: number;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;
}
