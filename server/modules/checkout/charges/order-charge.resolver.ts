import { Arg, Ctx, Field, ID, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { CHARGE_NAME_MAX, CHARGE_PENCE, CHARGE_REASON_MAX } from '../../../../rules/orders/order-charge.js';
import { KEY_TEXT } from '../../../platform/api/idempotency-key.js';
import { Pence } from '../../../platform/api/scalars.js';
import type { Context } from '../../../platform/http/context.js';
import { Order, toOrder } from '../../orders/order-view.js';
import { Checkout, toCheckout } from '../checkout-view.js';

@InputType({ description: 'A charge to add to an order.' })
class OrderChargeInput {
  @Field({ description: `Subject of the charge, such as an extra box; 1 to ${CHARGE_NAME_MAX} characters.` })
  name: string;
  @Field({ description: `The reason, which the customer reads; 1 to ${CHARGE_REASON_MAX} characters.` })
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
    @Arg('id', () => ID, { description: 'Id of any order.' }) id: string,
    @Arg('input', () => OrderChargeInput, { description: 'The charge.' })
    { amount, ...charge }: OrderChargeInput,
  ): Promise<Order> {
    return toOrder(await services.orderCharges.add(id, { ...charge, amountPence: amount }));
  }

  @Mutation(() => Order, {
    description:
      'Staff: withdraws an unpaid charge and cancels a payment in progress; the customer gets an email.',
  })
  async adminWithdrawOrderCharge(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of any charge.' }) id: string,
  ): Promise<Order> {
    return toOrder(await services.orderCharges.withdraw(id));
  }

  @Mutation(() => Checkout, {
    description: 'Opens the checkout for a charge on one of your orders; a repeat returns the same.',
  })
  async payOrderCharge(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of a charge on one of your orders.' }) id: string,
  ): Promise<Checkout> {
    return toCheckout(await services.orderCharges.pay(id));
  }
}
