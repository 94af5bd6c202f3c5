import { Check, Entity, Unique } from '@mikro-orm/decorators/legacy';
import { CHARGE_STATES, type ChargeState } from '../../../rules/orders/order-charge.js';
import { column } from '../../db/column.js';

@Entity({ tableName: 'order_charges' })
@Unique({ properties: ['orderId', 'idempotencyKey'] })
@Check({ name: 'order_charges_check', expression: "(state = 'open') = (closed_at is null)" })
export class OrderChargeRecord {
  @column.id() id: string;
  @column.refersTo('orders', { onDelete: 'cascade' }) orderId: string;
  @column.text({ check: 'length(name) between 1 and 1000' }) name: string;
  /** Its customer reads it. */
  @column.text({ check: 'length(reason) between 1 and 300' }) reason: string;
  @column.int({ check: 'amount_pence between 30 and 9999999' }) amountPence: number;
  @column.choice(CHARGE_STATES) state: ChargeState;
  /** The change of the order that is made once it is paid; null where it pays for something else. */
  @column.json({ nullable: true }) change: object | null;
  @column.text() idempotencyKey: string;
  /** The same key with another charge is refused. */
  @column.text() digest: string;
  @column.moment() createdAt: Date;
  /** When it was paid or withdrawn. */
  @column.moment({ nullable: true }) closedAt: Date | null;
}
