import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import type { RefundStatus } from '../../payments/refunds/refund-status.js';
import { refundStatusText } from '../../payments/refunds/refund-texts.js';
import { RefundStatuses } from '../../payments/refunds/refund-view.js';
import { PageArgs, pageOf } from '../../shared/api/pagination.js';
import { Money, money } from '../../shared/money.js';
import type { Context } from '../../start/context.js';
import { isForStaff } from '../admin-payments/order-balance.js';
import { toUnlinkedRefund, UnlinkedRefundView } from '../admin-payments/order-balance-view.js';
import { NOTE_MAX } from '../admin-payments/payment-input.js';
import type { StoredIssueRefund, StoredPaymentIssue } from './payment-issue.store.js';
import { issueAdvice, issueSentences } from './payment-issues.js';

@ObjectType({ description: 'A refund of a payment without an order.' })
class PaymentIssueRefund {
  @Field(() => ID, { description: 'For `adminRecordRefundSent`.' }) id: string;
  @Field(() => Money, { description: 'How much.' }) amount: Money;
  @Field(() => RefundStatuses, { description: 'Its status.' }) status: RefundStatus;
  @Field({ description: 'The same in words.' }) statusText: string;
  @Field({ description: 'Whether `adminRecordRefundSent` can be called for it now.' })
  canBeSent: boolean;
  @Field(() => String, { nullable: true, description: 'The member of staff who sent it; null otherwise.' })
  sentBy: string | null;
  @Field(() => Date, { nullable: true, description: 'When that was recorded.' }) sentAt: Date | null;
  @Field(() => String, { nullable: true, description: 'Their note.' }) sentNote: string | null;
}

@ObjectType({ description: 'A payment issue that staff have to check, open or closed.' })
export class PaymentIssue {
  @Field(() => ID, { description: "The provider's id of the payment, pi_…." }) id: string;
  @Field(() => [String], { description: 'What happened, one sentence for each issue.' }) what: string[];
  @Field(() => [String], { description: 'What to do about it.' }) help: string[];
  @Field(() => Money, { nullable: true, description: 'The amount in question; null when unknown.' })
  amount: Money | null;
  @Field(() => String, { nullable: true, description: 'Of the order or the checkout; null without one.' })
  customerName: string | null;
  @Field(() => String, { nullable: true, description: 'Of the order or the checkout; null without one.' })
  customerEmail: string | null;
  @Field(() => ID, { nullable: true, description: 'The order that it is about; null without one.' })
  orderId: string | null;
  @Field(() => String, { nullable: true, description: 'Its number.' }) orderNumber: string | null;
  @Field(() => [PaymentIssueRefund], {
    description: "Its refunds, oldest first; those of an order's payment are in its `balance`.",
  })
  refunds: PaymentIssueRefund[];
  @Field(() => [UnlinkedRefundView], {
    description: "Refunds of the card provider's dashboard that wait for `adminLinkRefund`, oldest first.",
  })
  unlinkedRefunds: UnlinkedRefundView[];
  @Field(() => Int, { description: 'Rises whenever something new happens, from 1.' }) version: number;
  @Field(() => Date, { description: 'When it was first raised.' }) createdAt: Date;
  @Field(() => Date, { nullable: true, description: 'When it was closed; null while it is open.' })
  resolvedAt: Date | null;
  @Field(() => String, { nullable: true, description: 'Who closed it; null while it is open.' })
  resolvedBy: string | null;
  @Field(() => String, { nullable: true, description: 'Their note; null while it is open.' })
  note: string | null;
}

@ObjectType({ description: 'One page of payment issues.' })
class PaymentIssuePage extends pageOf(PaymentIssue, 'Open ones oldest first, closed ones latest first.') {}

@ArgsType()
class PaymentIssuesArgs extends PageArgs {
  @Field({ defaultValue: false, description: 'The closed ones instead of the open ones.' })
  resolved: boolean;
}

@InputType({ description: 'Closes a payment issue.' })
class ResolvePaymentIssueInput {
  @Field({ description: `What was found and done, 1 to ${NOTE_MAX} characters; staff only.` }) note: string;
  @Field(() => Int, { description: 'The version that was read.' }) version: number;
}

@Resolver()
export class PaymentIssueResolver {
  @Query(() => PaymentIssuePage, { description: 'Staff: the payment issues.' })
  async adminPaymentIssues(
    @Ctx() { services }: Context,
    @Args(() => PaymentIssuesArgs) { resolved, ...asked }: PaymentIssuesArgs,
  ): Promise<PaymentIssuePage> {
    const { nodes, pageInfo } = await services.paymentIssues.list({ ...asked, isResolved: resolved });
    return { nodes: nodes.map(toPaymentIssue), pageInfo };
  }

  @Mutation(() => PaymentIssue, {
    description:
      'Staff: closes a payment issue. CONFLICT, with `current`, when something new has happened since, or a colleague has closed it.',
  })
  async adminResolvePaymentIssue(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of the payment.' }) id: string,
    @Arg('input', () => ResolvePaymentIssueInput, { description: 'What was found.' })
    { note, version }: ResolvePaymentIssueInput,
  ): Promise<PaymentIssue> {
    return toPaymentIssue(await services.paymentIssues.resolve(id, note, version));
  }
}

/** As GraphQL shows it. */
export function toPaymentIssue(issue: StoredPaymentIssue): PaymentIssue {
  const { paymentIntent, issues, amountPence, refunds, unlinkedRefunds, createdAt, resolvedAt, ...rest } =
    issue;
  return {
    ...rest,
    ...{ id: paymentIntent, what: issueSentences(issues), help: issueAdvice(issues) },
    amount: amountPence === null ? null : money(amountPence),
    refunds: refunds.map(toPaymentIssueRefund),
    unlinkedRefunds: unlinkedRefunds.map(toUnlinkedRefund),
    createdAt: new Date(createdAt),
    resolvedAt: resolvedAt === null ? null : new Date(resolvedAt),
  };
}

function toPaymentIssueRefund(refund: StoredIssueRefund): PaymentIssueRefund {
  const { id, amountPence, status, sentBy, sentAt, sentNote } = refund;
  return {
    ...{ id, amount: money(amountPence), status, sentBy, sentNote },
    ...{ statusText: refundStatusText(refund), canBeSent: isForStaff(refund) && !refund.isInQuestion },
    sentAt: sentAt === null ? null : new Date(sentAt),
  };
}
