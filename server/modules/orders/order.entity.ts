import { Collection, OptionalProps, type Rel } from '@mikro-orm/core';
import { Check, Entity, ManyToOne, OneToMany, Unique } from '@mikro-orm/decorators/legacy';
import type { DestinationKey } from '../../../rules/destinations.js';
import { ORDER_STATUSES, type OrderStatus } from '../../../rules/orders/order-status-move.js';
import type { CustomBox as BoxSides } from '../../../rules/prices/quote.js';
import { column, Indexed } from '../../platform/db/column.js';
import { Searched } from '../../platform/db/schema/search.schema.js';
import { Audited, IS_BY_STAFF, REFUSED, Reported, Triggered, Versioned } from '../../platform/db/triggers.js';
import type { Contact } from '../../platform/values/contact.js';
import { FROZEN_CHECK, type FrozenShipment } from '../quotes/frozen-shipment.js';

export type { OrderStatus };

/** The content of an order event: the status it led to, or another kind of change. */
export type OrderStep = OrderStatus | 'refunded' | 'payment' | 'changed';

export const PAYMENT_STATUSES = ['pending', 'paid', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The card of a payment, limited to what a receipt may show. */
export interface CardReceipt {
  readonly paymentMethodId: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number | null;
  readonly expYear: number | null;
}

/**
 * A paid shipment, inserted in the transaction that finalises its checkout. Lines, the shipment and its sums
 * change through order changes and extra payments alone, and every change raises `version`.
 */
@Entity({ tableName: 'orders' })
// Indexes of customers' and staff's lists: each sort order and filter that 100,000 orders were measured to need
// (docs/benchmarks.md).
@Indexed('orders_of_user', '(user_id, created_at desc, id)')
@Indexed('orders_newest', '(created_at desc, id) where deleted_at is null')
@Indexed('orders_of_status', '(status, created_at desc, id) where deleted_at is null')
@Indexed('orders_by_payment', '(payment_status, created_at desc, id) where deleted_at is null')
@Indexed('orders_by_price', '(price_pence desc, id) where deleted_at is null')
@Indexed('orders_by_destination', '(destination, created_at desc, id) where deleted_at is null')
@Indexed('orders_by_collection', '(collection_date, created_at desc, id) where deleted_at is null')
// Indexes of pending work: to-do list, reminders, retention.
@Indexed(
  'orders_without_collection_date',
  "(created_at, id) where collection_date is null and payment_status = 'paid' and status = 'processing' and deleted_at is null",
)
@Indexed(
  'orders_without_delivery_street',
  "(created_at, id) where shipment->'deliveryAddress'->>'line1' = '' and payment_status = 'paid' and status in ('processing', 'shipped', 'in_transit') and deleted_at is null",
)
@Indexed('orders_to_collect', "(collection_date) where status = 'processing' and deleted_at is null")
@Indexed(
  'orders_under_way',
  "((collection_date + (shipment->'transit'->>'toDays')::int)) where status in ('shipped', 'in_transit') and deleted_at is null",
)
@Indexed(
  'orders_of_promotion',
  "((shipment->'promotion'->>'id')) where shipment->'promotion'->>'id' is not null",
)
@Indexed('orders_by_age', 'using brin (created_at)')
@Audited('order')
@Triggered('orders_counted_new', 'after insert', 'for each row execute function count_order()')
@Triggered(
  'orders_counted',
  'after update',
  'for each row when ((old.destination, old.status, old.payment_status, old.collection_date, old.created_at, old.deleted_at) is distinct from (new.destination, new.status, new.payment_status, new.collection_date, new.created_at, new.deleted_at)) execute function count_order()',
)
// Before: retention deletes orders and their entries in one statement, in either order, and each needs the other.
@Triggered('orders_uncounted', 'before delete', 'for each row execute function count_order()')
// Triggers run by name: this one before `orders_version`.
@Triggered(
  'orders_found_by',
  'before insert or update of number, customer, shipment, item_names, tracking_number, found_by',
  'for each row execute function note_found_by()',
)
@Versioned()
@Triggered('orders_told_new', 'after insert', "for each row execute function tell_order_changed('id')")
@Triggered(
  'orders_told',
  'after update',
  "for each row when (old.* is distinct from new.*) execute function tell_order_changed('id')",
)
@Triggered('orders_first_payment', 'after insert', 'for each row execute function note_first_payment()')
@Reported('order.created')
@Reported('order.status_changed', 'update of status', 'when (old.status <> new.status)')
@Searched('orders_by_words', 'where deleted_at is null')
export class OrderRecord {
  [OptionalProps]?: 'number' | 'version' | 'chargesPence' | 'refundedPence' | 'reversedPence' | 'deletedAt';
  @column.id() id: string;
  /** Printed on documents; the database numbers the orders. */
  @column.text({ unique: true, defaultRaw: "'HL-' || nextval('order_numbers')" }) number: string;
  /** Unique: a checkout, and a payment, creates one order, however often the payment is reported. */
  @column.refersTo('checkouts', { unique: true }) checkoutId: string;
  @column.text({ unique: true }) paymentIntent: string;
  @column.refersTo('users') userId: string;
  @column.choice(ORDER_STATUSES, { default: 'processing' })
  status: OrderStatus;
  @column.choice(PAYMENT_STATUSES, { default: 'paid' }) paymentStatus: PaymentStatus;
  /** The shipment as booked and changed since; its total is the price without charges. */
  @column.json({ check: FROZEN_CHECK }) shipment: FrozenShipment;
  @column.json() customer: Contact;
  @column.text({ nullable: true }) trackingNumber: string | null;
  @column.json() card: CardReceipt;
  /** The database raises it from 1 at every change. */
  @column.version() version: number;
  /** Sum of paid charges in pence, in addition to the shipment. */
  @column.int({ default: 0, check: 'charges_pence >= 0' }) chargesPence: number;
  /** Sum of all payments, before refunds. */
  @column.int() paidPence: number;
  /** Refunds and reversals. */
  @column.int({ default: 0, check: 'refunded_pence between 0 and paid_pence' }) refundedPence: number;
  /** The reversed part of `refundedPence`: money that was lost, not refunded. */
  @column.int({ default: 0, check: 'reversed_pence between 0 and refunded_pence' }) reversedPence: number;
  @column.moment() createdAt: Date;
  /** When staff deleted the order; only orders that were never paid. */
  @column.moment({ nullable: true }) deletedAt: Date | null;
  /** Copied from the shipment, for filters, figures and lists in SQL. */
  @column.text({ generated: "(shipment->>'destination') stored", lazy: true })
  protected destination?: DestinationKey;
  @column.day({ generated: "(day_of(shipment->>'collectionDate')) stored", lazy: true, nullable: true })
  protected collectionDate?: string | null;
  @column.int({ generated: "((shipment->>'totalPence')::int + charges_pence) stored", lazy: true })
  protected pricePence?: number;
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
  /** Names of the order's lines; part of the search text. */
  @column.text({ default: '', lazy: true }) itemNames?: string;
  /** The search text. The trigger `orders_found_by` writes it only when a part of it changes. */
  @column.text({ default: '', lazy: true }) foundBy?: string;
}

@Entity({ tableName: 'order_lines' })
@Unique({ properties: ['order', 'position'] })
@Indexed('order_lines_by_picture', '(image_url)')
export class OrderLineRecord {
  @column.id() id: string;
  @ManyToOne(() => OrderRecord, { fieldName: 'order_id', deleteRule: 'cascade' })
  order: Rel<OrderRecord>;
  @column.int() position: number;
  /** No foreign key: the product may be deleted. */
  @column.uuid({ nullable: true }) productId: string | null;
  /** The sides of a custom box. */
  @column.json({ nullable: true }) customBox: BoxSides | null;
  @column.text() name: string;
  @column.text() description: string;
  @column.text({ nullable: true }) imageUrl: string | null;
  @column.text() size: string;
  @column.int({ check: 'quantity > 0' }) quantity: number;
  @column.int({ check: 'unit_pence >= 0' }) unitPence: number;
  @column.int() unitVolumeCm3: number;
}

/** An event of an order; never edited. */
@Entity({ tableName: 'order_events' })
@Indexed('order_events_of_order', '(order_id, created_at)')
@Triggered(
  'order_events_told',
  'after insert',
  "for each row execute function tell_order_changed('order_id')",
)
@Triggered(
  'order_events_dated',
  'after insert',
  'deferrable initially deferred for each row when (new.version is null) execute function date_order_event()',
)
export class OrderEventRecord {
  @column.id() id: string;
  @ManyToOne(() => OrderRecord, { fieldName: 'order_id', deleteRule: 'cascade' })
  order: Rel<OrderRecord>;
  /**
   * The status it led to, `refunded` for a refund, `payment` for other changes to its money by staff, or `changed` for
   * any other change.
   */
  @column.text() status: OrderStep;
  @column.text() description: string;
  /** The member of staff or the customer who did it; null for the system. */
  @column.uuid({ nullable: true }) actorId: string | null;
  /** Why staff made an unusual change; for staff only. */
  @column.text({ nullable: true }) reason?: string | null;
  /** Version of the order after the event, set by the database; null for events older than this column. */
  @column.int({ nullable: true }) version?: number | null;
  @column.moment() createdAt: Date;
}

/** An order may have several payments. Bank transfers have no checkout. */
@Entity({ tableName: 'order_payments' })
@Check({ name: 'order_payments_method', expression: "(checkout_id is null) = (method = 'bank_transfer')" })
@Indexed('order_payments_of_order', '(order_id, created_at)')
@Reported('payment.succeeded')
export class OrderPayment {
  @column.text({ primary: true }) paymentIntent: string;
  @column.refersTo('orders', { onDelete: 'cascade' }) orderId: string;
  @column.refersTo('checkouts', { nullable: true, unique: true }) checkoutId: string | null;
  @column.choice(['card', 'bank_transfer'], { default: 'card' }) method: 'card' | 'bank_transfer';
  @column.int({ check: 'amount_pence >= 0' }) amountPence: number;
  @column.int({ default: 0, check: 'refunded_pence between 0 and amount_pence' }) refundedPence: number;
  @column.int({ default: 0, check: 'reversed_pence between 0 and refunded_pence' }) reversedPence: number;
  @column.json() card: CardReceipt;
  @column.moment() createdAt: Date;
}

/** A note of staff on an order; never edited. */
@Entity({ tableName: 'order_notes' })
@Indexed('order_notes_of_order', '(order_id, created_at, id)')
@Indexed('order_notes_of_author', '(author_id)')
@Triggered('order_notes_never_edited', 'before update', REFUSED)
@Triggered(
  'order_notes_audited',
  'after insert',
  `for each row when (${IS_BY_STAFF}) execute function audit_order_note()`,
)
export class OrderNoteRecord {
  @column.id() id: string;
  @column.refersTo('orders', { onDelete: 'cascade' }) orderId: string;
  @column.refersTo('users') authorId: string;
  @column.text({ check: "body <> ''" }) body: string;
  @column.moment() createdAt: Date;
}
