import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import { StaffOnly } from '../../../platform/api/guarded-fields.js';
import type { Context } from '../../../platform/http/context.js';
import { Order, toOrder } from '../../orders/order-view.js';
import { PaymentWithIssues } from '../payment-issues/payment-issue.types.js';
import { OrderBalance } from './order-balance.types.js';
import {
  ManualPaymentInput,
  PaymentCorrectionInput,
  RefundOrderInput,
  RefundSentInput,
} from './order-payments-admin.inputs.js';
import type { PaymentChange as ChangedPayment } from './order-payments-admin.service.js';

@ObjectType({ description: 'A payment after a change by staff.' })
class PaymentChange {
  @Field(() => Order, { nullable: true, description: 'Its order; null without one.' })
  order: Order | null;
  @Field(() => PaymentWithIssues, {
    nullable: true,
    description: 'The payment itself when it has no order; null otherwise.',
  })
  payment: PaymentWithIssues | null;
}

const OrderIdArg = () => Arg('id', () => ID, { description: 'The order.' });

@Resolver(() => Order)
export class OrderPaymentsAdminResolver {
  @FieldResolver(() => OrderBalance, {
    nullable: true,
    description: 'Totals of its payments and refunds, and what staff can do with them now.',
  })
  @StaffOnly('orders', 'money')
  balance(@Ctx() { services }: Context, @Root() { id }: Order): Promise<OrderBalance> {
    return services.orderPaymentsAdmin.read(id);
  }

  @Mutation(() => Order, {
    description:
      'Staff: refunds an order in part or in full; its status does not change. Card payments are refunded to the card, bank transfers wait for staff to send them. Refused with CONFLICT and `current` when the balance has changed since it was read.',
  })
  async adminRefundOrder(
    @Ctx() { services }: Context,
    @OrderIdArg() id: string,
    @Arg('input', () => RefundOrderInput, { description: 'The amount, and the reason.' })
    { amount, expectedRefundable, ...input }: RefundOrderInput,
  ): Promise<Order> {
    const sums = { amountPence: amount, expectedRefundablePence: expectedRefundable };
    return toOrder(await services.orderPaymentsAdmin.refund(id, { ...input, ...sums }));
  }

  @Mutation(() => Order, {
    description:
      'Staff: records a bank transfer for an order that is not fully paid; the order is then paid. The card provider is not called.',
  })
  async adminRecordManualPayment(
    @Ctx() { services }: Context,
    @OrderIdArg() id: string,
    @Arg('input', () => ManualPaymentInput, { description: 'The payment received.' })
    { amount, ...input }: ManualPaymentInput,
  ): Promise<Order> {
    return toOrder(await services.orderPaymentsAdmin.recordPayment(id, { ...input, amountPence: amount }));
  }

  @Mutation(() => Order, {
    description:
      'Staff: records that one payment of an order, or all, were reversed. The amount left counts as lost; the card provider is not called. The order stays paid when its other payments cover the price. Refused while a refund is in progress.',
  })
  async adminCorrectPaymentStatus(
    @Ctx() { services }: Context,
    @OrderIdArg() id: string,
    @Arg('input', () => PaymentCorrectionInput, { description: 'The payment and the reason.' })
    { paymentId, ...input }: PaymentCorrectionInput,
  ): Promise<Order> {
    const paymentIntent = paymentId ?? null;
    return toOrder(await services.orderPaymentsAdmin.correct(id, { ...input, paymentIntent }));
  }

  @Mutation(() => PaymentChange, {
    description:
      "Staff: records that a refund was sent by bank transfer, or that a refused one was made in the card provider's dashboard. It then counts as confirmed and is not retried, and the customer of an order gets an email.",
  })
  async adminRecordRefundSent(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of a refund in `balance` or `adminPaymentIssues`.' }) id: string,
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
      "Staff: links a refund made in the card provider's dashboard to the refund it was made for. The linked refund then counts as made; the other candidates are retried the next day.",
  })
  async adminLinkRefund(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of a refund in `unlinkedRefunds`.' }) id: string,
    @Arg('refundId', () => ID, {
      nullable: true,
      description: 'One of its `mayBeFor`; null when it was made for none of them.',
    })
    refundId: string | null,
  ): Promise<PaymentChange> {
    return toPaymentChange(await services.orderPaymentsAdmin.linkRefund(id, refundId ?? null));
  }
}

function toPaymentChange({ order, payment }: ChangedPayment): PaymentChange {
  return { order: order && toOrder(order), payment };
}
