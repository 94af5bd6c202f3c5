import { MaxLength } from 'class-validator';
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

@ObjectType({ description: 'Number of messages by status.' })
class Mailbox {
  @Field({ description: 'Whether a mail server is configured; without one, messages are only stored.' })
  hasMailServer: boolean;
  @Field(() => Int, { description: 'Number of messages waiting; all numbers stop at 10,000.' })
  queued: number;
  @Field(() => Int, { description: 'Number of messages that a mail server accepted.' }) sent: number;
  @Field(() => Int, { description: 'Number of messages that are only stored.' }) kept: number;
  @Field(() => Int, { description: 'Number of messages that were not delivered.' }) failed: number;
  @Field(() => Int, { description: 'Number of messages that will not be sent.' }) closed: number;
}

@ObjectType('ResentEmails', { description: 'The result of resending undelivered messages.' })
class ShownResentEmails {
  @Field(() => Int, { description: 'Number of messages queued.' }) queued: number;
  @Field(() => Int, { description: 'Number of matching messages left: at most 500 are queued at once.' })
  left: number;
}

@ObjectType({ description: 'One page of messages.' })
class EmailPage extends pageOf(EmailMessage, 'Messages, newest first.') {}

@ArgsType()
class EmailsArgs extends PageArgs {
  @Field(() => EmailStatuses, { nullable: true, description: 'Only messages with this status.' })
  status?: EmailStatus;
  @Field(() => EmailKinds, { nullable: true, description: 'Only messages of this kind.' })
  kind?: EmailKind;
  @Field(() => String, {
    nullable: true,
    description: 'Words in the address or subject, up to 100 characters.',
  })
  search?: string;
  @Field(() => String, { nullable: true, description: 'Only messages to this whole address.' })
  @MaxLength(254, { message: 'Please enter a valid email address' })
  recipient?: string;
}

@InputType({ description: 'How to resend a message.' })
class ResendEmailInput {
  @Field(() => EmailStatuses, { description: EXPECTED }) expectedStatus: EmailStatus;
  @Field({
    defaultValue: false,
    description: 'Whether it goes to the `accountEmail` of the message instead of its recipient.',
  })
  toAccount: boolean;
}

@InputType({ description: 'Which undelivered messages to resend.' })
class ResendEmailsInput {
  @Field(() => EmailKinds, { nullable: true, description: 'Only messages of this kind.' })
  kind?: EmailKind;
  @Field(() => String, {
    nullable: true,
    description: 'Words in the address or subject, up to 100 characters.',
  })
  search?: string;
  @Field({
    defaultValue: false,
    description: 'True for messages that are only stored, false for failed ones.',
  })
  isUnsent: boolean;
}

@Resolver(() => EmailMessage)
export class MailboxResolver {
  @Query(() => EmailPage, { description: 'Staff: the messages to customers, newest first.' })
  adminEmails(
    @Ctx() { services }: Context,
    @Args(() => EmailsArgs) args: EmailsArgs,
  ): Promise<Page<EmailMessage>> {
    return services.mailbox.list(args);
  }

  @Query(() => EmailMessage, { description: 'Staff: one message, as rendered.' })
  adminEmail(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of a message.' }) id: string,
  ): Promise<EmailMessage> {
    return services.mailbox.find(id);
  }

  @Query(() => Mailbox, { description: 'Staff: number of messages by status.' })
  adminMailbox(@Ctx() { services }: Context): Promise<MailboxState> {
    return services.mailbox.state();
  }

  @Mutation(() => EmailMessage, {
    description:
      'Staff: resends a message, rendered from current data; a sent one is repeated as a new message. Returns the queued message. Refused when it is no longer relevant.',
  })
  adminResendEmail(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of a message.' }) id: string,
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
    @Arg('input', () => ResendEmailsInput, { description: 'Which messages to resend.' })
    { isUnsent, kind, search }: ResendEmailsInput,
  ): Promise<ResentEmails> {
    return services.mailbox.resendUndelivered({ status: isUnsent ? 'kept' : 'failed', kind, search });
  }

  @Mutation(() => EmailMessage, {
    description:
      'Staff: closes an undelivered or stored message, so that it is not sent. It can still be resent.',
  })
  adminCloseEmail(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of a message.' }) id: string,
    @Arg('expectedStatus', () => EmailStatuses, { description: EXPECTED }) expectedStatus: EmailStatus,
  ): Promise<EmailMessage> {
    return services.mailbox.close(id, expectedStatus);
  }

  @FieldResolver(() => String, {
    description:
      "The body as plain text; empty when it held a secret and was sent, or leads into another person's account.",
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
    description: 'Current address of its account, when it differs and may receive the message.',
  })
  async accountEmail(@Ctx() { services }: Context, @Root() email: EmailMessage): Promise<string | null> {
    return (await services.mailbox.whole(email)).accountEmail ?? null;
  }
}
