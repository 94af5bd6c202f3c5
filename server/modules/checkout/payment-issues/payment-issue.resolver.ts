import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { PageArgs, pageOf } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { PaymentIssue } from '../../payments/payment.entity.js';
import { NOTE_MAX } from '../admin-payments/payment-input.js';
import { PaymentWithIssues } from './payment-issue.types.js';
import { describeIssue } from './payment-issues.js';

@ObjectType({ description: 'One page of payments with issues.' })
class PaymentWithIssuesPage extends pageOf(
  PaymentWithIssues,
  'The payments: open ones oldest first, closed ones latest first.',
) {}

@ArgsType()
class PaymentIssuesArgs extends PageArgs {
  @Field({ defaultValue: false, description: 'True for closed issues, false for open ones.' })
  resolved: boolean;
}

@InputType({ description: 'How the issues of a payment were resolved.' })
class ResolvePaymentIssuesInput {
  @Field({ description: `What was found and done, 1 to ${NOTE_MAX} characters; staff only.` }) note: string;
  @Field(() => Int, { description: 'The version that was read.' }) version: number;
}

@Resolver(() => PaymentIssue)
export class PaymentIssueResolver {
  @FieldResolver(() => String, { description: 'What happened, as a sentence.' })
  what(@Root() issue: PaymentIssue): string {
    return describeIssue(issue).what;
  }

  @FieldResolver(() => String, { description: 'What staff can do about it.' })
  help(@Root() issue: PaymentIssue): string {
    return describeIssue(issue).help;
  }

  @Query(() => PaymentWithIssuesPage, { description: 'Staff: the payments with issues.' })
  adminPaymentIssues(
    @Ctx() { services }: Context,
    @Args(() => PaymentIssuesArgs) { resolved, ...asked }: PaymentIssuesArgs,
  ): Promise<PaymentWithIssuesPage> {
    return services.paymentIssues.list({ ...asked, isResolved: resolved });
  }

  @Mutation(() => PaymentWithIssues, {
    description:
      'Staff: closes the issues of a payment. Refused with CONFLICT and `current` when a new issue was raised since, or a colleague has closed them.',
  })
  adminResolvePaymentIssues(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of the payment.' }) id: string,
    @Arg('input', () => ResolvePaymentIssuesInput, { description: 'What was found.' })
    { note, version }: ResolvePaymentIssuesInput,
  ): Promise<PaymentWithIssues> {
    return services.paymentIssues.resolve(id, note, version);
  }
}
