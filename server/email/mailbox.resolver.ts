import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  Int,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
} from 'type-graphql';
import type { Context } from '../context.js';
import { enumOf } from '../shared/enums.js';
import { EMAIL_STATUSES, type EmailStatus } from './email.entity.js';
import type { EmailList } from './mailbox.service.js';
import type { StoredEmail } from './mailbox.store.js';

const EmailStatuses = enumOf<EmailStatus>(EMAIL_STATUSES);
registerEnumType(EmailStatuses, {
  name: 'EmailStatus',
  description: 'How far a message has come.',
  valuesConfig: {
    queued: { description: 'Waits to be sent, or to be tried again.' },
    sent: { description: 'Taken by the mail server.' },
    kept: { description: 'Not sent, because no mail server is set.' },
    failed: { description: 'Given up: refused for good, or for three days.' },
  },
});

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
  @Field(() => Date, { description: 'When it was asked for.' }) createdAt: Date;
  @Field(() => Date, { nullable: true, description: 'When the mail server took it.' }) sentAt: Date | null;
}

@ObjectType({ description: 'A message to a customer, as it was written.' })
class Email extends EmailSummary {
  @Field({ description: 'As plain text; empty when it holds a secret that a mail server carries.' })
  bodyText: string;
  @Field({ description: 'The same as HTML: to be shown in a frame without scripts.' }) bodyHtml: string;
}

@ObjectType({ description: 'One page of messages.' })
class EmailPage {
  @Field(() => [EmailSummary], { description: 'Newest first.' }) emails: EmailSummary[];
  @Field(() => Int, { description: 'How many fit, on all pages.' }) total: number;
  @Field(() => Int, { description: 'Which page this is, from 1.' }) page: number;
  @Field(() => Int, { description: 'Messages on a page.' }) pageSize: number;
  @Field(() => Int, { description: 'How many pages there are.' }) totalPages: number;
}

@ArgsType()
class EmailsArgs {
  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' }) page: number;
  @Field(() => Int, { defaultValue: 20, description: 'Messages on a page, 1 to 100.' }) pageSize: number;
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

@Resolver()
export class MailboxResolver {
  @Query(() => EmailPage, { description: 'Staff: the messages to customers, newest first.' })
  emails(@Ctx() { services }: Context, @Args(() => EmailsArgs) asked: EmailsArgs): Promise<EmailList> {
    return services.mailbox.list(asked);
  }

  @Query(() => Email, { description: 'Staff: one message, as it was written.' })
  email(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Of a message.' }) id: string,
  ): Promise<StoredEmail> {
    return services.mailbox.find(id);
  }
}
