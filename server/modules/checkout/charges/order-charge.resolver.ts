import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { CHARGE_NAME_MAX, CHARGE_PENCE, CHARGE_REASON_MAX } from '../../../../rules/orders/order-charge.js';
import { KEY_TEXT } from '../../../platform/api/idempotency-key.js';
import { Pence } from '../../../platform/api/scalars.js';
import type { Context } from '../../../platform/http/context.js';
import { Order, toOrder } from '../../orders/order-view.js';
import { Checkout, toCheckout } from '../checkout-view.js';

@InputType({ description: 'A charge for the customer of an order.' })
class OrderChargeInput {
  @Field({ description: `What it is for, such as an extra box; 1 to ${CHARGE_NAME_MAX} characters.` })
  name: string;
  @Field({ description: `Why; the customer reads it. 1 to ${CHARGE_REASON_MAX} characters.` })
  reason: string;
  @Field(() => Pence, { description: `The amount in pence: ${CHARGE_PENCE.min} to ${CHARGE_PENCE.max}.` })
  amount: number;
  @Field(() => Int, { description: 'The version of the order that was read.' }) version: number;
  @Field({ description: KEY_TEXT }) idempotencyKey: string;
}

@Resolver()
export class OrderChargeResolver {
  @Mutation(() => Order, {
    description: 'Staff: adds a charge to an order; its customer gets an email with the link to pay it.',
  })
  async adminAddOrderCharge(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of any order.' }) id: string,
    @Arg('input', () => OrderChargeInput, { description: 'The charge.' })
    { amount, ...charge }: OrderChargeInput,
  ): Promise<Order> {
    return toOrder(await services.orderCharges.add(id, { ...charge, amountPence: amount }));
  }

  @Mutation(() => Order, {
    description:
      'Staff: withdraws a charge that is not paid, and closes a payment of it that was begun; its customer gets an email.',
  })
  async adminWithdrawOrderCharge(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of any charge.' }) id: string,
  ): Promise<Order> {
    return toOrder(await services.orderCharges.withdraw(id));
  }

  @Mutation(() => Checkout, {
    description: 'The checkout to pay a charge of one of your orders with; a repeat gives the same one.',
  })
  async payOrderCharge(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a charge of yours.' }) id: string,
  ): Promise<Checkout> {
    return toCheckout(await services.orderCharges.pay(id));
  }
}
