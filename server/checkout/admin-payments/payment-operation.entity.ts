import { Check, Entity, Unique } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../../db/column.js';
import { IS_BY_STAFF, REFUSED, Triggered } from '../../db/triggers.js';

@Entity({ tableName: 'payment_operations' })
@Unique({ properties: ['orderId', 'idempotencyKey'] })
// The email of a refund without an order is the one about no order.
@Check({
  name: 'payment_operations_about',
  expression: "order_id is not null or (kind in ('refund_sent', 'refund_linked') and refund_id is not null)",
})
@Indexed('payment_operations_of_order', '(order_id, created_at, id)')
// A payment is recorded once; a correction may name a payment that was recorded.
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
  @column.refersTo('orders', { nullable: true, onDelete: 'cascade' }) orderId: string | null;
  @column.choice(['refund', 'payment', 'correction', 'refund_sent', 'refund_linked']) kind:
    | 'refund'
    | 'payment'
    | 'correction'
    | 'refund_sent'
    | 'refund_linked';
  @column.int({ check: 'amount_pence >= 0' }) amountPence: number;
  @column.text({ check: "words <> ''" }) words: string;
  @column.text({ nullable: true }) paymentIntent: string | null;
  @column.refersTo('refunds', { nullable: true }) refundId: string | null;
  @column.day({ nullable: true }) receivedOn: string | null;
  @column.text({ nullable: true }) idempotencyKey: string | null;
  @column.text() digest: string;
  @column.refersTo('users') actorId: string;
  @column.moment() createdAt: Date;
}
