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
import { type Page, PageArgs, pageOf } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import {
  type EmailKind,
  EmailKinds,
  EmailMessage,
  type EmailStatus,
  EmailStatuses,
} from '../email.entity.js';
import type { MailboxState, ResentEmails } from './mailbox.service.js';

const EXPECTED = 'The status that was read; refused when it has changed since.';

@ObjectType({ description: 'The mailbox in figures: messages by status.' })
class Mailbox {
  @Field({ description: 'Whether a mail server is configured; without one messages are stored only.' })
  hasMailServer: boolean;
  @Field(() => Int, { description: 'Messages waiting; each number is counted to 10,000.' }) queued: number;
  @Field(() => Int, { description: 'Messages a mail server accepted.' }) sent: number;
  @Field(() => Int, { description: 'Messages stored only.' }) kept: number;
  @Field(() => Int, { description: 'Messages that were not delivered.' }) failed: number;
  @Field(() => Int, { description: 'Messages that will not be sent.' }) closed: number;
}

@ObjectType('ResentEmails', { description: 'The result of resending undelivered messages.' })
class ShownResentEmails {
  @Field(() => Int, { description: 'How many are queued again.' }) queued: number;
  @Field(() => Int, {
    description: 'How many matching messages are left: at most 500 are queued at once.',
  })
  left: number;
}

@ObjectType({ description: 'One page of messages.' })
class EmailPage extends pageOf(EmailMessage, 'Newest first.') {}

@ArgsType()
class EmailsArgs extends PageArgs {
  @Field(() => EmailStatuses, { nullable: true, description: 'Only messages with this status.' })
  status?: EmailStatus;
  @Field(() => EmailKinds, { nullable: true, description: 'Only messages of this kind.' })
  kind?: EmailKind;
  @Field(() => String, {
    nullable: true,
    description: 'Words in address or subject; up to 100 characters.',
  })
  search?: string;
}

@InputType({ description: 'Resends a message.' })
class ResendEmailInput {
  @Field(() => EmailStatuses, { description: EXPECTED }) expectedStatus: EmailStatus;
  @Field({
    defaultValue: false,
    description: 'To `accountEmail` of the message, instead of its recipient.',
  })
  toAccount: boolean;
}

@InputType({ description: 'Which undelivered messages are resent.' })
class ResendEmailsInput {
  @Field(() => EmailKinds, { nullable: true, description: 'Only messages of this kind.' })
  kind?: EmailKind;
  @Field(() => String, {
    nullable: true,
    description: 'Words in address or subject; up to 100 characters.',
  })
  search?: string;
  @Field({
    defaultValue: false,
    description: 'The messages that are stored only, instead of those that failed.',
  })
  isUnsent: boolean;
}

@Resolver(() => EmailMessage)
export class MailboxResolver {
  @Query(() => EmailPage, { description: 'Staff: the messages to customers, newest first.' })
  adminEmails(
    @Ctx() { services }: Context,
    @Args(() => EmailsArgs) asked: EmailsArgs,
  ): Promise<Page<EmailMessage>> {
    return services.mailbox.list(asked);
  }

  @Query(() => EmailMessage, { description: 'Staff: one message, as rendered.' })
  adminEmail(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a message.' }) id: string,
  ): Promise<EmailMessage> {
    return services.mailbox.find(id);
  }

  @Query(() => Mailbox, { description: 'Staff: messages by status.' })
  adminMailbox(@Ctx() { services }: Context): Promise<MailboxState> {
    return services.mailbox.state();
  }

  @Mutation(() => EmailMessage, {
    description:
      'Staff: resends a message, rendered from current data; one that was sent is repeated as a new message. Returns the queued message. Refused when it is no longer true.',
  })
  adminResendEmail(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a message.' }) id: string,
    @Arg('input', () => ResendEmailInput, { description: 'The status that was read, and the recipient.' })
    { expectedStatus, toAccount }: ResendEmailInput,
  ): Promise<EmailMessage> {
    return services.mailbox.resend(id, expectedStatus, toAccount);
  }

  @Mutation(() => ShownResentEmails, {
    description: 'Staff: resends undelivered messages, oldest first, at most 500.',
  })
  adminResendFailedEmails(
    @Ctx() { services }: Context,
    @Arg('input', () => ResendEmailsInput, { description: 'Which messages.' })
    { isUnsent, kind, search }: ResendEmailsInput,
  ): Promise<ResentEmails> {
    return services.mailbox.resendUndelivered({ status: isUnsent ? 'kept' : 'failed', kind, search });
  }

  @Mutation(() => EmailMessage, {
    description:
      'Staff: closes a message that was not delivered or is stored only, so that it is not sent. It can still be resent.',
  })
  adminCloseEmail(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a message.' }) id: string,
    @Arg('expectedStatus', () => EmailStatuses, { description: EXPECTED }) expectedStatus: EmailStatus,
  ): Promise<EmailMessage> {
    return services.mailbox.close(id, expectedStatus);
  }

  @FieldResolver(() => String, {
    description:
      "The body as plain text; empty when it holds a secret that was sent, or a link into somebody else's account.",
  })
  async bodyText(@Ctx() { services }: Context, @Root() email: EmailMessage): Promise<string> {
    return (await services.mailbox.whole(email)).bodyText;
  }

  @FieldResolver(() => String, { description: 'The body as HTML; show it in a frame without scripts.' })
  async bodyHtml(@Ctx() { services }: Context, @Root() email: EmailMessage): Promise<string> {
    return (await services.mailbox.whole(email)).bodyHtml;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The current address of its account, when it differs and the message may go there.',
  })
  async accountEmail(@Ctx() { services }: Context, @Root() email: EmailMessage): Promise<string | null> {
    return (await services.mailbox.whole(email)).accountEmail ?? null;
  }
}
