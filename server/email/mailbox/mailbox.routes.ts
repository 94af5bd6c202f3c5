import { IsBoolean, IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { Type } from 'typebox';
import { type CallGroup, call } from '../../rest/rest-endpoint.js';
import { Describe } from '../../shared/api/describe.js';
import { Flag, Moment, OrNull, shape, Text, Uuid, Whole, Word } from '../../shared/api/rest-schema.js';
import { EMAIL_STATUSES, type EmailStatus } from '../email.entity.js';

const WHOLE = { schema: { type: 'string', pattern: '^\\d{1,6}$' } };
const ONE_TEXT = { message: 'Please send each filter once, as text' };

/** Which messages staff look for. */
class MailboxQuery {
  @Describe('Which page, from 1.', WHOLE)
  @Matches(/^\d{1,6}$/, { message: 'Page must be a whole number from 1' })
  @IsOptional()
  page?: string;

  @Describe('Messages on a page, 1 to 100.', WHOLE)
  @Matches(/^\d{1,6}$/, { message: 'Limit must be a whole number from 1 to 100' })
  @IsOptional()
  limit?: string;

  @Describe('Only messages that have come so far.')
  @IsIn(EMAIL_STATUSES, { message: `Status must be one of ${EMAIL_STATUSES.join(', ')}` })
  @IsOptional()
  status?: EmailStatus;

  @Describe('Only messages of this kind, such as order-details.')
  @IsString(ONE_TEXT)
  @IsOptional()
  kind?: string;

  @Describe('Words that stand in address or subject.')
  @IsString(ONE_TEXT)
  @IsOptional()
  search?: string;
}

const SEEN = `Seen must be one of ${EMAIL_STATUSES.join(', ')}`;

/** A message that is not to be sent. */
class CloseBody {
  @Describe('How far it had come when that was decided.')
  @IsIn(EMAIL_STATUSES, { message: SEEN })
  seen: EmailStatus;
}

/** A message to be sent again. */
class ResendBody extends CloseBody {
  @Describe('To `accountEmail` of the message, instead of the address it went to.')
  @IsBoolean({ message: 'toAccount must be true or false' })
  @IsOptional()
  toAccount?: boolean;
}

/** Which failed messages are sent again. */
class ResendFailedBody {
  @Describe('Only messages of this kind, such as order-details.')
  @IsString(ONE_TEXT)
  @IsOptional()
  kind?: string;

  @Describe('Words that stand in address or subject.')
  @IsString(ONE_TEXT)
  @IsOptional()
  search?: string;
}

const SUMMARY = {
  id: Uuid('The message.'),
  kind: Text('What it is, such as order-details.'),
  recipient: Text('The address it goes to.'),
  subject: Text('Empty until it was written.'),
  status: Word(EMAIL_STATUSES, 'How far it has come.'),
  lastError: OrNull(Text('What the mail server said last; null when it took it.')),
  orderId: OrNull(Uuid('The order it is about.')),
  orderNumber: OrNull(Text('The number of that order.')),
  createdAt: Moment('When it was asked for.'),
  sentAt: OrNull(Moment('When the mail server took it.')),
  resentAt: OrNull(Moment('When staff last had it sent again.')),
  againOf: OrNull(Uuid('The message that this one repeats, because staff asked.')),
};

const RestEmail = shape(
  {
    ...SUMMARY,
    bodyText: Text(
      'As plain text; empty when it holds a secret that a mail server carries, or the way into the account of somebody else.',
    ),
    bodyHtml: Text('The same as HTML: to be shown in a frame without scripts.'),
    accountEmail: OrNull(
      Text(
        'What the account it concerns has now, when that is another address and the message may go there.',
      ),
    ),
  },
  { name: 'Email', description: 'A message to a customer, as it was written.' },
);

const RestEmails = shape({
  emails: Type.Array(shape(SUMMARY, { name: 'EmailSummary', description: 'A message, as a list shows it.' })),
  total: Whole('How many fit, on all pages.'),
  page: Whole('Which page this is, from 1.'),
  pageSize: Whole('Messages on a page.'),
  totalPages: Whole('How many pages there are.'),
});

const RestMailbox = shape({
  hasMailServer: Flag('Whether a mail server is set; without one messages are kept.'),
  queued: Whole('Messages that wait.'),
  sent: Whole('Messages a mail server took.'),
  kept: Whole('Messages kept.'),
  failed: Whole('Messages given up.'),
  closed: Whole('Messages that are not to be sent.'),
});

/** What was written to customers, for staff. */
export const mailboxCalls: CallGroup = {
  heading: 'Messages, for staff',
  calls: [
    call({
      route: 'GET /admin/emails',
      who: 'admin',
      summary: 'Staff: the messages to customers, newest first, twenty a page unless asked.',
      graphql: ['emails'],
      query: MailboxQuery,
      answer: RestEmails,
      example: { query: { page: '1', limit: '20', status: 'kept', search: 'ann' } },
      work: async ({ services, query: { page, limit, ...filter } }) =>
        services.mailbox.list({
          ...filter,
          page: page === undefined ? undefined : Number(page),
          pageSize: limit === undefined ? undefined : Number(limit),
        }),
    }),
    call({
      route: 'GET /admin/mailbox',
      who: 'admin',
      summary: 'Staff: how many messages have come how far.',
      graphql: ['mailbox'],
      answer: RestMailbox,
      example: {},
      work: ({ services }) => services.mailbox.state(),
    }),
    call({
      route: 'POST /admin/emails/resend-failed',
      who: 'admin',
      summary: 'Staff: sends failed messages again, the oldest first and 500 at most.',
      graphql: ['resendFailedEmails'],
      body: ResendFailedBody,
      answer: shape({
        queued: Whole('How many are queued again.'),
        left: Whole('How many that fit have failed still.'),
      }),
      example: { body: { kind: 'quote', search: 'nobody' } },
      work: ({ services, body }) => services.mailbox.resendFailed(body),
    }),
    call({
      route: 'POST /admin/emails/{id}/resend',
      who: 'admin',
      summary: 'Staff: sends a message again, or repeats one that was sent; gives the one that is queued.',
      graphql: ['resendEmail'],
      body: ResendBody,
      answer: RestEmail,
      refusals: [404, 409],
      example: { params: { id: '$failedMessage' }, body: { seen: 'failed' } },
      work: ({ services, params, body }) =>
        services.mailbox.resend(params.id, body.seen, body.toAccount ?? false),
    }),
    call({
      route: 'POST /admin/emails/{id}/close',
      who: 'admin',
      summary: 'Staff: ends a failed or kept message that is not to be sent.',
      graphql: ['closeEmail'],
      body: CloseBody,
      answer: RestEmail,
      refusals: [404, 409],
      example: { params: { id: '$failedMessage' }, body: { seen: 'failed' } },
      work: ({ services, params, body }) => services.mailbox.close(params.id, body.seen),
    }),
    call({
      route: 'GET /admin/emails/{id}',
      who: 'admin',
      summary: 'Staff: one message, as it was written.',
      graphql: ['email'],
      answer: RestEmail,
      refusals: [404],
      example: { params: { id: '$message' } },
      work: async ({ services, params }) => services.mailbox.find(params.id),
    }),
  ],
};
