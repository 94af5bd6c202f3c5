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
import type { EmailKind, EmailStatus } from '../email.entity.js';
import type { MailboxState, ResentEmails } from './mailbox.service.js';
import type { StoredEmail } from './mailbox.store.js';

const EmailStatuses = registerEnum<EmailStatus>('EmailStatus', 'The status of an email.', {
  queued: 'Waits to be sent or retried.',
  sent: 'Accepted by the mail server.',
  kept: 'Stored only, because no mail server is configured.',
  failed: 'Not delivered: rejected, or unsuccessful for three days.',
  closed: 'Will not be sent: closed by staff, or no longer true.',
});

const EmailKinds = registerEnum<EmailKind>('EmailKind', 'What an email is about.', {
  welcome: 'A new account.',
  'verify-email': 'An address to confirm.',
  'email-changed': 'A changed address, to the old one.',
  'password-reset': 'A link for a new password.',
  'password-changed': 'A changed password.',
  invitation: 'An account that staff created.',
  'account-closed': 'A closed account.',
  newsletter: 'A newsletter to confirm.',
  quote: 'A saved quote.',
  'quote-reminder': 'A saved quote that ends in three days.',
  'unpaid-booking': 'A shipment that nobody paid for within a day.',
  'message-copy': 'A message on an order.',
  'order-details': 'A confirmed order.',
  'order-link': 'The link to an order, asked for by its number.',
  'order-changed': 'A changed order.',
  'order-charge': 'A charge to pay, or withdrawn.',
  'status-change': 'A new status of an order.',
  'collection-reminder': 'A collection of tomorrow.',
  'papers-due': 'Papers for customs that are missing.',
  refund: 'A refund.',
  'payment-problem': 'A refused card.',
  'new-order': 'A new order, to the company.',
  'payment-issue': 'A payment that needs a person, to the company.',
  'request-received': 'A request, or a message on one, for the shop.',
  'request-answer': 'An answer to a request.',
});

const EXPECTED = 'The status that was read; refused when it has changed since.';

@ObjectType({ description: 'An email to a customer, as listed.' })
class EmailSummary {
  @Field(() => ID, { description: 'The id.' }) id: string;
  @Field(() => EmailKinds, { description: 'What it is about.' }) kind: EmailKind;
  @Field({ description: "The recipient's address." }) recipient: string;
  @Field({ description: 'Empty until it is rendered.' }) subject: string;
  @Field(() => EmailStatuses, { description: 'Its status.' }) status: EmailStatus;
  @Field(() => String, {
    nullable: true,
    description: "The mail server's last error; null when it accepted the message.",
  })
  lastError: string | null;
  @Field(() => ID, { nullable: true, description: 'The order it is about; null without one.' })
  orderId: string | null;
  @Field(() => String, { nullable: true, description: 'The number of that order.' })
  orderNumber: string | null;
  @Field(() => Date, { description: 'When it was requested.' }) createdAt: Date;
  @Field(() => Date, { nullable: true, description: 'When the mail server accepted it.' })
  sentAt: Date | null;
  @Field(() => Date, { nullable: true, description: 'When staff last resent it; null when never.' })
  resentAt: Date | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The message that this one repeats at the request of staff.',
  })
  againOf: string | null;
}

@ObjectType({ description: 'An email to a customer, as rendered.' })
class Email extends EmailSummary {
  @Field({
    description:
      "The body as plain text; empty when it holds a secret that was sent, or a link into somebody else's account.",
  })
  bodyText: string;
  @Field({ description: 'The body as HTML; show it in a frame without scripts.' }) bodyHtml: string;
  @Field(() => String, {
    nullable: true,
    description: 'The current address of its account, when it differs and the message may go there.',
  })
  accountEmail: string | null;
}

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
class EmailPage extends pageOf(EmailSummary, 'Newest first.') {}

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

@Resolver()
export class MailboxResolver {
  @Query(() => EmailPage, { description: 'Staff: the messages to customers, newest first.' })
  adminEmails(
    @Ctx() { services }: Context,
    @Args(() => EmailsArgs) asked: EmailsArgs,
  ): Promise<Page<EmailSummary>> {
    return services.mailbox.list(asked);
  }

  @Query(() => Email, { description: 'Staff: one message, as rendered.' })
  adminEmail(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a message.' }) id: string,
  ): Promise<StoredEmail> {
    return services.mailbox.find(id);
  }

  @Query(() => Mailbox, { description: 'Staff: messages by status.' })
  adminMailbox(@Ctx() { services }: Context): Promise<MailboxState> {
    return services.mailbox.state();
  }

  @Mutation(() => Email, {
    description:
      'Staff: resends a message, rendered from current data; one that was sent is repeated as a new message. Returns the queued message. Refused when it is no longer true.',
  })
  adminResendEmail(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a message.' }) id: string,
    @Arg('input', () => ResendEmailInput, { description: 'The status that was read, and the recipient.' })
    { expectedStatus, toAccount }: ResendEmailInput,
  ): Promise<StoredEmail> {
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

  @Mutation(() => Email, {
    description:
      'Staff: closes a message that was not delivered or is stored only, so that it is not sent. It can still be resent.',
  })
  adminCloseEmail(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a message.' }) id: string,
    @Arg('expectedStatus', () => EmailStatuses, { description: EXPECTED }) expectedStatus: EmailStatus,
  ): Promise<StoredEmail> {
    return services.mailbox.close(id, expectedStatus);
  }
}
