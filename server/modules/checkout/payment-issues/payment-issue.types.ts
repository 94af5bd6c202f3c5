import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MoneyField } from '../../../platform/values/money.js';
import { PaymentIssue } from '../../payments/payment.entity.js';
import { ProviderRefund, Refund } from '../../payments/refunds/refund.entity.js';

@ObjectType({ description: 'A payment with issues that staff have to check, open or closed.' })
export class PaymentWithIssues {
  @Field(() => ID, { name: 'id', description: "The provider's id of the payment, pi_…." })
  paymentIntent: string;
  @Field(() => [PaymentIssue], { description: 'The open issues; once all are closed, the closed ones.' })
  issues: readonly PaymentIssue[];
  @MoneyField('amount', { nullable: true, description: 'The amount in question; null when unknown.' })
  amountPence: number | null;
  @Field(() => String, {
    nullable: true,
    description: "The customer's name; null without an order or checkout.",
  })
  customerName: string | null;
  @Field(() => String, { nullable: true, description: "The customer's email address; null if unknown." })
  customerEmail: string | null;
  @Field(() => ID, { nullable: true, description: 'Id of its order; null without one.' })
  orderId: string | null;
  @Field(() => String, { nullable: true, description: 'Number of its order; null without one.' })
  orderNumber: string | null;
  @Field(() => [Refund], {
    description: 'Its refunds, oldest first; those of an order are in its `balance`.',
  })
  refunds: readonly Refund[];
  @Field(() => [ProviderRefund], {
    description: 'Dashboard refunds that wait for `adminLinkRefund`, oldest first.',
  })
  unlinkedRefunds: readonly ProviderRefund[];
  @Field(() => Int, { description: 'How many times issues were raised.' }) version: number;
  @Field(() => Date, { description: 'When the first one was raised.' }) createdAt: Date;
  @Field(() => Date, { nullable: true, description: 'When they were closed; null while one is open.' })
  resolvedAt: Date | null;
  @Field(() => String, { nullable: true, description: 'Who closed them; null while one is open.' })
  resolvedBy: string | null;
  @Field(() => String, { nullable: true, description: 'Staff note; null while one is open.' })
  note: string | null;
}
