import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../start/context.js';
import {
  OrderBalance,
  type PaymentMethodName,
  PaymentMethods,
  SENT_METHOD_TEXT,
  toOrderMoney,
} from './order-balance-view.js';
import { CorrectionArgs, ManualPaymentArgs, RefundOrderArgs } from './order-payments-admin.args.js';

@Resolver()
export class OrderPaymentsAdminResolver {
  @Query(() => OrderBalance, {
    description: 'Staff: the money of an order, and what can be done with it now.',
  })
  async adminOrderBalance(
    @Ctx() { services }: Context,
    @Arg('orderId', () => ID, { description: 'The order.' }) orderId: string,
  ): Promise<OrderBalance> {
    return toOrderMoney(await services.orderPaymentsAdmin.read(orderId));
  }

  @Mutation(() => OrderBalance, {
    description:
      'Staff: gives back just this sum, whole or in part; the order keeps its status. What was paid by card goes back to it, what was paid by hand waits to be sent. CONFLICT, with `current`, when the money is another than was shown: then nothing is done.',
  })
  async refundOrder(
    @Ctx() { services }: Context,
    @Args(() => RefundOrderArgs) { orderId, amount, expectedRefundable, ...asked }: RefundOrderArgs,
  ): Promise<OrderBalance> {
    const sums = { amountPence: amount, expectedRefundablePence: expectedRefundable };
    return toOrderMoney(await services.orderPaymentsAdmin.refund(orderId, { ...asked, ...sums }));
  }

  @Mutation(() => OrderBalance, {
    description:
      'Staff: records a payment by bank transfer for an order that is not paid, or the rest of one that transfers have paid a part of; it is paid then. Nothing is asked of the card provider.',
  })
  async recordManualPayment(
    @Ctx() { services }: Context,
    @Args(() => ManualPaymentArgs) { orderId, amount, ...asked }: ManualPaymentArgs,
  ): Promise<OrderBalance> {
    return toOrderMoney(
      await services.orderPaymentsAdmin.recordPayment(orderId, { ...asked, amountPence: amount }),
    );
  }

  @Mutation(() => OrderBalance, {
    description:
      'Staff: says that the payment of an order did not hold, or one of its payments. What is left of it counts as gone; nothing is asked of the card provider. The order stays paid when its other payments make up the price. Refused while a refund is on its way.',
  })
  async correctPaymentStatus(
    @Ctx() { services }: Context,
    @Args(() => CorrectionArgs) { orderId, paymentId, ...asked }: CorrectionArgs,
  ): Promise<OrderBalance> {
    const paymentIntent = paymentId ?? null;
    return toOrderMoney(await services.orderPaymentsAdmin.correct(orderId, { ...asked, paymentIntent }));
  }

  @Mutation(() => OrderBalance, {
    description:
      'Staff: notes that a refund was sent by bank transfer, one that waits for it or that the card provider could not give back; or that one it had refused was given there by hand. It is certain then, and the customer gets an e-mail.',
  })
  async recordRefundSent(
    @Ctx() { services }: Context,
    @Arg('refundId', () => ID, { description: 'Of `adminOrderBalance`.' }) refundId: string,
    @Arg('note', { description: 'Such as the reference of the transfer; 1 to 500 characters, staff only.' })
    note: string,
    @Arg('method', () => PaymentMethods, { defaultValue: 'bankTransfer', description: SENT_METHOD_TEXT })
    method: PaymentMethodName,
  ): Promise<OrderBalance> {
    return toOrderMoney(await services.orderPaymentsAdmin.recordRefundSent(refundId, note, method));
  }
}
