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
import { registerEnum } from '../../shared/api/enums.js';
import { type Page, PageArgs, pageOf } from '../../shared/api/pagination.js';
import type { Context } from '../../start/context.js';
import { type EmailStatus } from '../email.entity.js';
import type { MailboxState, ResentEmails } from './mailbox.service.js';
import type { StoredEmail } from './mailbox.store.js';

const EmailStatuses = registerEnum<EmailStatus>('EmailStatus', 'How far a message has come.', {
  queued: 'Waits to be sent, or to be tried again.',
  sent: 'Taken by the mail server.',
  kept: 'Not sent, because no mail server is set.',
  failed: 'Given up: refused for good, or for three days.',
  closed: 'Not to be sent: staff have seen to it, or it is no longer true.',
});

const EXPECTED = 'How far it had come when that was decided: refused when it has come further.';

@ObjectType({ description: 'A message to a customer, as a list shows it.' })
class EmailSummary {
  @Field(() => ID, { description: 'For programs.' }) id: string;
  @Field({ description: 'What it is, such as order-details.' }) kind: string;
  @Field({ description: 'The address it goes to.' }) recipient: string;
  @Field({ description: 'Empty until it was written.' }) subject: string;
  @Field(() => EmailStatuses, { description: 'How far it has come.' }) status: EmailStatus;
  @Field(() => String, {
    nullable: true,
    description: 'What the mail server said last; null when it took it.',
  })
  lastError: string | null;
  @Field(() => ID, { nullable: true, description: 'The order it is about, if it is about one.' })
  orderId: string | null;
  @Field(() => String, { nullable: true, description: 'The number of that order.' })
  orderNumber: string | null;
  @Field(() => Date, { description: 'When it was asked for.' }) createdAt: Date;
  @Field(() => Date, { nullable: true, description: 'When the mail server took it.' }) sentAt: Date | null;
  @Field(() => Date, { nullable: true, description: 'When staff last had it sent again; null: never.' })
  resentAt: Date | null;
  @Field(() => ID, { nullable: true, description: 'The message that this one repeats, because staff asked.' })
  againOf: string | null;
}

@ObjectType({ description: 'A message to a customer, as it was written.' })
class Email extends EmailSummary {
  @Field({
    description:
      'As plain text; empty when it holds a secret that a mail server carries, or the way into the account of somebody else.',
  })
  bodyText: string;
  @Field({ description: 'The same as HTML: to be shown in a frame without scripts.' }) bodyHtml: string;
  @Field(() => String, {
    nullable: true,
    description:
      'What the account it concerns has now, when that is another address and the message may go there.',
  })
  accountEmail: string | null;
}

@ObjectType({ description: 'How the mailbox stands: how many messages have come how far.' })
class Mailbox {
  @Field({ description: 'Whether a mail server is set; without one messages are kept.' })
  hasMailServer: boolean;
  @Field(() => Int, { description: 'Messages that wait.' }) queued: number;
  @Field(() => Int, { description: 'Messages a mail server took.' }) sent: number;
  @Field(() => Int, { description: 'Messages kept.' }) kept: number;
  @Field(() => Int, { description: 'Messages given up.' }) failed: number;
  @Field(() => Int, { description: 'Messages that are not to be sent.' }) closed: number;
}

@ObjectType('ResentEmails', { description: 'What became of failed messages that were sent again.' })
class ShownResentEmails {
  @Field(() => Int, { description: 'How many are queued again.' }) queued: number;
  @Field(() => Int, {
    description: 'How many that fit have failed still: more than 500 are not taken at once.',
  })
  left: number;
}

@ObjectType({ description: 'One page of messages.' })
class EmailPage extends pageOf(EmailSummary, 'Newest first.') {}

@ArgsType()
class EmailsArgs extends PageArgs {
  @Field(() => EmailStatuses, { nullable: true, description: 'Only messages that have come so far.' })
  status?: EmailStatus;
  @Field(() => String, { nullable: true, description: 'Only messages of this kind, such as order-details.' })
  kind?: string;
  @Field(() => String, {
    nullable: true,
    description: 'Words that stand in address or subject; up to 100 characters.',
  })
  search?: string;
}

@InputType({ description: 'Sending a message again.' })
class ResendEmailInput {
  @Field(() => EmailStatuses, { description: EXPECTED }) expectedStatus: EmailStatus;
  @Field({
    defaultValue: false,
    description: 'To `accountEmail` of the message, instead of the address it went to.',
  })
  toAccount: boolean;
}

@Resolver()
export class MailboxResolver {
  @Query(() => EmailPage, { description: 'Staff: the messages to customers, newest first.' })
  adminEmails(
    @Ctx() { services }: Context,
    @Args(() => EmailsArgs) asked: EmailsArgs,
  ): Promise<Page<EmailSummary>> {
    return services.mailbox.list(asked);
  }

  @Query(() => Email, { description: 'Staff: one message, as it was written.' })
  adminEmail(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a message.' }) id: string,
  ): Promise<StoredEmail> {
    return services.mailbox.find(id);
  }

  @Query(() => Mailbox, { description: 'Staff: how many messages have come how far.' })
  adminMailbox(@Ctx() { services }: Context): Promise<MailboxState> {
    return services.mailbox.state();
  }

  @Mutation(() => Email, {
    description:
      'Staff: sends a message again, rendered from current data; one that was sent is repeated as a message of its own. Gives the message that is queued. Refused when it is no longer true.',
  })
  resendEmail(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a message.' }) id: string,
    @Arg('input', () => ResendEmailInput, { description: 'What was seen of it, and where it goes.' })
    { expectedStatus, toAccount }: ResendEmailInput,
  ): Promise<StoredEmail> {
    return services.mailbox.resend(id, expectedStatus, toAccount);
  }

  @Mutation(() => ShownResentEmails, {
    description: 'Staff: sends failed messages again, the oldest first and 500 at most.',
  })
  resendFailedEmails(
    @Ctx() { services }: Context,
    @Arg('kind', () => String, {
      nullable: true,
      description: 'Only messages of this kind, such as order-details.',
    })
    kind?: string,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Words that stand in address or subject; up to 100 characters.',
    })
    search?: string,
  ): Promise<ResentEmails> {
    return services.mailbox.resendFailed({ kind, search });
  }

  @Mutation(() => Email, {
    description: 'Staff: ends a failed or kept message that is not to be sent. It can still be sent again.',
  })
  closeEmail(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a message.' }) id: string,
    @Arg('expectedStatus', () => EmailStatuses, { description: EXPECTED }) expectedStatus: EmailStatus,
  ): Promise<StoredEmail> {
    return services.mailbox.close(id, expectedStatus);
  }
}
