import { Check, Entity, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';
import { CHARGE_REASON_MAX, CHARGE_STATES, type ChargeState } from '../../../../rules/orders/order-charge.js';
import { registerEnum } from '../../../platform/api/enums.js';
import { column } from '../../../platform/db/column.js';
import { MoneyField } from '../../../platform/values/money.js';

const ChargeStates = registerEnum<ChargeState>('OrderChargeState', 'State of a charge.', {
  open: 'The customer has to pay it.',
  paid: 'Paid.',
  withdrawn: 'Withdrawn, or the order was cancelled; it is no longer due.',
});

@ObjectType({ description: 'A charge that staff added to an order for the customer to pay.' })
@Entity({ tableName: 'order_charges' })
@Unique({ properties: ['orderId', 'idempotencyKey'] })
@Check({ name: 'order_charges_check', expression: "(state = 'open') = (closed_at is null)" })
export class OrderCharge {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  @column.refersTo('orders', { onDelete: 'cascade' }) orderId: string;

  @Field({ description: 'Subject of the charge.' })
  @column.text({ check: 'length(name) between 1 and 1000' })
  name: string;

  @Field({ description: 'The reason, as staff wrote it to the customer.' })
  @column.text({ check: `length(reason) between 1 and ${CHARGE_REASON_MAX}` })
  reason: string;

  @MoneyField('amount', { description: 'The amount.' })
  @column.int({ check: 'amount_pence between 30 and 9999999' })
  amountPence: number;

  @Field(() => ChargeStates, { description: 'State of the charge.' })
  @column.choice(CHARGE_STATES)
  state: ChargeState;

  /** The change of the order that is made once the charge is paid; null for a charge for something else. */
  @column.json({ nullable: true }) change: object | null;
  @column.text() idempotencyKey: string;
  /** Digest of the charge: the same key with another charge is refused. */
  @column.text() digest: string;

  @Field(() => Date, { description: 'When it was added.' })
  @column.moment()
  createdAt: Date;

  /** When the charge was paid or withdrawn. */
  @column.moment({ nullable: true }) closedAt: Date | null;

  @Field(() => Boolean, {
    description: 'Whether paying it applies a change of the order, whose price then includes it.',
  })
  isForChange: Opt<boolean>;
  @Field(() => Boolean, { description: 'Whether a payment of it is in progress.' }) isBeingPaid: Opt<boolean>;
}
