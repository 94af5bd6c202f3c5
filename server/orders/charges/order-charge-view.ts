import { Field, ID, ObjectType } from 'type-graphql';
import type { ChargeState } from '../../../rules/orders/order-charge.js';
import { registerEnum } from '../../shared/api/enums.js';
import { Money, money } from '../../shared/money.js';
import type { StoredCharge } from './order-charge.store.js';

const ChargeStates = registerEnum<ChargeState>('OrderChargeState', 'How a charge stands.', {
  open: 'To be paid by the customer.',
  paid: 'Paid.',
  withdrawn: 'Withdrawn, or the order was cancelled; nobody pays it.',
});

@ObjectType({ description: 'A charge that staff added to an order, for its customer to pay.' })
export class OrderCharge {
  @Field(() => ID, { description: 'Its id.' }) id: string;
  @Field({ description: 'What it is for.' }) name: string;
  @Field({ description: 'Why, in the words of staff to the customer.' }) reason: string;
  @Field(() => Money, { description: 'The amount.' }) amount: Money;
  @Field(() => ChargeStates, { description: 'How it stands.' }) state: ChargeState;
  @Field({ description: 'Whether paying it makes a change of the order, whose price then has it.' })
  isForChange: boolean;
  @Field({ description: 'Whether its customer has begun to pay.' }) isBeingPaid: boolean;
  @Field(() => Date, { description: 'When it was added.' }) createdAt: Date;
}

/** A charge as GraphQL shows it. */
export function toOrderCharge({ amountPence, createdAt, ...charge }: StoredCharge): OrderCharge {
  return { ...charge, amount: money(amountPence), createdAt: new Date(createdAt) };
}
