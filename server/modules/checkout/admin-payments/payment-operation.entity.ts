import { Check, Entity, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';
import { column, Indexed } from '../../../platform/db/column.js';
import { IS_BY_STAFF, REFUSED, Triggered } from '../../../platform/db/triggers.js';
import { MoneyField } from '../../../platform/values/money.js';

const PAYMENT_OPERATIONS = ['refund', 'payment', 'correction', 'refund_sent', 'refund_linked'] as const;

/** An operation of staff on the money of an order, or of a payment without an order. */
@ObjectType({ description: 'An operation by staff on the payments of an order.' })
@Entity({ tableName: 'payment_operations' })
@Unique({ properties: ['orderId', 'idempotencyKey'] })
// Without an order, only refunds that were sent or linked: emails about no order report them.
@Check({
  name: 'payment_operations_about',
  expression: "order_id is not null or (kind in ('refund_sent', 'refund_linked') and refund_id is not null)",
})
@Indexed('payment_operations_of_order', '(order_id, created_at, id)')
// A payment is recorded once; a correction may name a recorded payment.
@Indexed('payment_operations_of_payment', "(payment_intent) where kind = 'payment'", { unique: true })
@Indexed('payment_operations_of_refund', "(refund_id) where kind = 'refund_sent'", { unique: true })
@Indexed('payment_operations_about_refund', '(refund_id) where refund_id is not null')
@Indexed('payment_operations_of_actor', '(actor_id)')
@Triggered('payment_operations_never_edited', 'before update', REFUSED)
@Triggered(
  'payment_operations_audited',
  'after insert',
  `for each row when (${IS_BY_STAFF}) execute function audit_payment_operation()`,
)
export class PaymentOperation {
  @column.id() id: string;
  /** Null for a refund, sent or linked by staff, of a payment without an order. */
  @column.refersTo('orders', { nullable: true, onDelete: 'cascade' }) orderId: string | null;
  @column.choice(PAYMENT_OPERATIONS) kind: (typeof PAYMENT_OPERATIONS)[number];

  @MoneyField('amount', { description: 'The amount.' })
  @column.int({ check: 'amount_pence >= 0' })
  amountPence: number;

  /** The reason that staff wrote; only staff read it. */
  @Field({ name: 'reason', description: 'The reason; staff only.' })
  @column.text({ check: "words <> ''" })
  words: string;

  @Field(() => ID, { name: 'paymentId', nullable: true, description: 'Payment id; null for all payments.' })
  @column.text({ nullable: true })
  paymentIntent: string | null;

  @column.refersTo('refunds', { nullable: true }) refundId: string | null;
  @column.day({ nullable: true }) receivedOn: string | null;
  /**
   * Null for a correction, which the version of the order protects from repeats, and for a sent refund, which is
   * recorded once for each refund.
   */
  @column.text({ nullable: true }) idempotencyKey: string | null;
  /** The digest of the command: a repeat has the same one. */
  @column.text() digest: string;
  @column.refersTo('users') actorId: string;

  @Field(() => Date, { description: 'When it was recorded.' })
  @column.moment()
  createdAt: Date;

  @Field(() => String, { description: 'Who recorded it.' }) madeBy: Opt<string>;
}
