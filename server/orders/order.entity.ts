import { Collection, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Contact } from '../shared/contact.js';
import { FrozenShipment } from './frozen-shipment.js';

export const ORDER_STATUSES = ['processing', 'shipped', 'in_transit', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What an event of an order says: the status it led to, or what else happened. */
export type OrderStep = OrderStatus | 'refunded' | 'payment' | 'changed';

export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What the provider said of the card; never more than a receipt may show. */
export interface CardReceipt {
  readonly paymentMethodId: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number | null;
  readonly expYear: number | null;
}

/**
 * A paid shipment, inserted in the transaction that finalises its checkout. Lines never change; the shipment and its sums
 * change through order changes and extra payments alone, and every change raises `version`.
 */
@Entity({ tableName: 'orders' })
export class OrderRecord extends FrozenShipment {
  [OptionalProps]?: 'number' | 'version' | 'chargesPence' | 'refundedPence' | 'reversedPence' | 'deletedAt';

  @PrimaryKey({ type: 'uuid' })
  id: string;

  /** Printed on documents; counted by the database. */
  @Property({ type: 'text', unique: true, defaultRaw: "'HL-' || nextval('order_numbers')" })
  number: string;

  @Property({ type: 'uuid', unique: true })
  checkoutId: string;

  @Property({ type: 'text', unique: true })
  paymentIntent: string;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'text', default: 'processing' })
  status: OrderStatus;

  @Property({ type: 'text', default: 'paid' })
  paymentStatus: PaymentStatus;

  @Property({ type: 'json' })
  customer: Contact;

  @Property({ type: 'text', nullable: true })
  trackingNumber: string | null;

  @Property({ type: 'json' })
  card: CardReceipt;

  /** Raised by the database at every change, from 1. */
  @Property({ type: 'integer', default: 1 })
  version: number;

  /** The sum of paid charges, in pence, beside the shipment. */
  @Property({ type: 'integer', default: 0 })
  chargesPence: number;

  /** Refunded and reversed. */
  @Property({ type: 'integer', default: 0 })
  refundedPence: number;

  /** The reversed part of that: gone, but refunded to nobody. */
  @Property({ type: 'integer', default: 0 })
  reversedPence: number;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;

  /** When staff took it off the lists; only what was never paid. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  @OneToMany(
    () => OrderLineRecord,
    (line) => line.order,
  )
  lines = new Collection<OrderLineRecord>(this);

  @OneToMany(
    () => OrderEventRecord,
    (event) => event.order,
  )
  events = new Collection<OrderEventRecord>(this);
}

@Entity({ tableName: 'order_lines' })
export class OrderLineRecord {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => OrderRecord, { fieldName: 'order_id', deleteRule: 'cascade' })
  order: Rel<OrderRecord>;

  @Property({ type: 'integer' })
  position: number;

  @Property({ type: 'uuid', nullable: true })
  productId: string | null;

  @Property({ type: 'text' })
  name: string;

  @Property({ type: 'text' })
  description: string;

  @Property({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Property({ type: 'text' })
  size: string;

  @Property({ type: 'integer' })
  quantity: number;

  @Property({ type: 'integer' })
  unitPence: number;

  @Property({ type: 'integer' })
  unitVolumeCm3: number;
}

/** Something that happened to an order; never edited. */
@Entity({ tableName: 'order_events' })
export class OrderEventRecord {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => OrderRecord, { fieldName: 'order_id', deleteRule: 'cascade' })
  order: Rel<OrderRecord>;

  /**
   * The status it led to, `refunded` for a refund, `payment` for what else staff do with its money, or `changed` for
   * any other change.
   */
  @Property({ type: 'text' })
  status: OrderStep;

  @Property({ type: 'text' })
  description: string;

  /** Who did it, of staff or the customer; null for the system. */
  @Property({ type: 'uuid', nullable: true })
  actorId: string | null;

  /** Why staff went another way than usual; for staff only. */
  @Property({ type: 'text', nullable: true })
  reason?: string | null;

  /** Of the order once it had happened, by the database; null of what is older than this column. */
  @Property({ type: 'integer', nullable: true })
  version?: number | null;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;
}
