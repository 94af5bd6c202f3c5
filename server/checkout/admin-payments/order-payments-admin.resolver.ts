import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../start/context.js';
import { OrderBalance, toOrderMoney } from './order-balance-view.js';
import {
  ManualPaymentInput,
  PaymentCorrectionInput,
  RefundOrderInput,
  RefundSentInput,
} from './order-payments-admin.inputs.js';

const OrderIdArg = () => Arg('orderId', () => ID, { description: 'The order.' });

@Resolver()
export class OrderPaymentsAdminResolver {
  @Query(() => OrderBalance, {
    description: 'Staff: the money of an order, and what can be done with it now.',
  })
  async adminOrderBalance(
    @Ctx() { services }: Context,
    @OrderIdArg() orderId: string,
  ): Promise<OrderBalance> {
    return toOrderMoney(await services.orderPaymentsAdmin.read(orderId));
  }

  @Mutation(() => OrderBalance, {
    description:
      'Staff: gives back just this sum, whole or in part; the order keeps its status. What was paid by card goes back to it, what was paid by hand waits to be sent. CONFLICT, with `current`, when the money is another than was shown: then nothing is done.',
  })
  async refundOrder(
    @Ctx() { services }: Context,
    @OrderIdArg() orderId: string,
    @Arg('input', () => RefundOrderInput, { description: 'What goes back, and why.' })
    { amount, expectedRefundable, ...asked }: RefundOrderInput,
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
    @OrderIdArg() orderId: string,
    @Arg('input', () => ManualPaymentInput, { description: 'What came in.' })
    { amount, ...asked }: ManualPaymentInput,
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
    @OrderIdArg() orderId: string,
    @Arg('input', () => PaymentCorrectionInput, { description: 'Which payment, and why.' })
    { paymentId, ...asked }: PaymentCorrectionInput,
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
    @Arg('input', () => RefundSentInput, { description: 'How it was sent.' }) {
      note,
      method,
    }: RefundSentInput,
  ): Promise<OrderBalance> {
    return toOrderMoney(await services.orderPaymentsAdmin.recordRefundSent(refundId, note, method));
  }
}
