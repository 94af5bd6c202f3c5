import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { Order } from '../../orders/order-view.js';
import { StaffOnly } from '../../shared/api/staff-only.js';
import type { Context } from '../../start/context.js';
import { PaymentIssue, toPaymentIssue } from '../payment-issues/payment-issue.resolver.js';
import { OrderBalance, toOrderMoney } from './order-balance-view.js';
import {
  ManualPaymentInput,
  PaymentCorrectionInput,
  RefundOrderInput,
  RefundSentInput,
} from './order-payments-admin.inputs.js';
import type { PaymentChange as ChangedPayment } from './order-payments-admin.service.js';

@ObjectType({ description: 'A payment that staff have changed.' })
class PaymentChange {
  @Field(() => OrderBalance, { nullable: true, description: 'Of its order; null without one.' })
  balance: OrderBalance | null;
  @Field(() => PaymentIssue, {
    nullable: true,
    description: 'The issue of a payment without an order; null otherwise.',
  })
  issue: PaymentIssue | null;
}

const OrderIdArg = () => Arg('id', () => ID, { description: 'The order.' });

@Resolver(() => Order)
export class OrderPaymentsAdminResolver {
  @FieldResolver(() => OrderBalance, {
    nullable: true,
    description: 'Its payments and refunds in total, and what can be done with them now.',
  })
  @StaffOnly()
  async balance(@Ctx() { services }: Context, @Root() { id }: Order): Promise<OrderBalance> {
    return toOrderMoney(await services.orderPaymentsAdmin.read(id));
  }

  @Mutation(() => OrderBalance, {
    description:
      'Staff: refunds an order in part or in full; the order keeps its status. Card payments are refunded to the card, bank transfers wait for staff to send them. CONFLICT, with `current`, and nothing is done when the balance has changed since it was read.',
  })
  async adminRefundOrder(
    @Ctx() { services }: Context,
    @OrderIdArg() orderId: string,
    @Arg('input', () => RefundOrderInput, { description: 'The amount, and the reason.' })
    { amount, expectedRefundable, ...asked }: RefundOrderInput,
  ): Promise<OrderBalance> {
    const sums = { amountPence: amount, expectedRefundablePence: expectedRefundable };
    return toOrderMoney(await services.orderPaymentsAdmin.refund(orderId, { ...asked, ...sums }));
  }

  @Mutation(() => OrderBalance, {
    description:
      'Staff: records a bank transfer for an order that is not paid, or not fully; the order is then paid. The card provider is not asked.',
  })
  async adminRecordManualPayment(
    @Ctx() { services }: Context,
    @OrderIdArg() orderId: string,
    @Arg('input', () => ManualPaymentInput, { description: 'The payment received.' })
    { amount, ...asked }: ManualPaymentInput,
  ): Promise<OrderBalance> {
    return toOrderMoney(
      await services.orderPaymentsAdmin.recordPayment(orderId, { ...asked, amountPence: amount }),
    );
  }

  @Mutation(() => OrderBalance, {
    description:
      'Staff: records that all payments of an order were reversed, or one of them. What is left of it counts as lost; the card provider is not asked. The order stays paid when its other payments cover the price. Refused while a refund is in progress.',
  })
  async adminCorrectPaymentStatus(
    @Ctx() { services }: Context,
    @OrderIdArg() orderId: string,
    @Arg('input', () => PaymentCorrectionInput, { description: 'The payment and the reason.' })
    { paymentId, ...asked }: PaymentCorrectionInput,
  ): Promise<OrderBalance> {
    const paymentIntent = paymentId ?? null;
    return toOrderMoney(await services.orderPaymentsAdmin.correct(orderId, { ...asked, paymentIntent }));
  }

  @Mutation(() => PaymentChange, {
    description:
      'Staff: records that a refund was sent by bank transfer, or that one the card provider had refused was made in its dashboard. It then counts as confirmed, it is not retried, and the customer of an order gets an email.',
  })
  async adminRecordRefundSent(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of `balance` of an order or `adminPaymentIssues`.' }) id: string,
    @Arg('input', () => RefundSentInput, { description: 'How it was sent.' }) {
      note,
      method,
      confirmDisputed,
    }: RefundSentInput,
  ): Promise<PaymentChange> {
    const { orderPaymentsAdmin } = services;
    return toPaymentChange(await orderPaymentsAdmin.recordRefundSent(id, note, method, confirmDisputed));
  }

  @Mutation(() => PaymentChange, {
    description:
      "Staff: records what a refund that was made in the card provider's dashboard was for. The refund it is linked to counts as made; one that it was not for is retried the next day.",
  })
  async adminLinkRefund(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of `unlinkedRefunds`.' }) id: string,
    @Arg('refundId', () => ID, {
      nullable: true,
      description: 'One of its `mayBeFor`; null when it was made for none of them.',
    })
    refundId: string | null,
  ): Promise<PaymentChange> {
    return toPaymentChange(await services.orderPaymentsAdmin.linkRefund(id, refundId ?? null));
  }
}

function toPaymentChange({ balance, issue }: ChangedPayment): PaymentChange {
  return { balance: balance && toOrderMoney(balance), issue: issue && toPaymentIssue(issue) };
}
