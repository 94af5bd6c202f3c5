import { IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { Type } from 'typebox';
import { type CallGroup, call } from '../rest-door.js';
import { Describe } from '../shared/describe.js';
import { Moment, OrNull, shape, Text, Uuid, Whole, Word } from '../shared/rest-schema.js';
import { EMAIL_STATUSES, type EmailStatus } from './email.entity.js';

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

const SUMMARY = {
  id: Uuid('The message.'),
  kind: Text('What it is, such as order-details.'),
  recipient: Text('The address it goes to.'),
  subject: Text('Empty until it was written.'),
  status: Word(EMAIL_STATUSES, 'How far it has come.'),
  lastError: OrNull(Text('What the mail server said last; null when it took it.')),
  orderId: OrNull(Uuid('The order it is about.')),
  createdAt: Moment('When it was asked for.'),
  sentAt: OrNull(Moment('When the mail server took it.')),
};

const RestEmail = shape(
  {
    ...SUMMARY,
    bodyText: Text('As plain text; empty when it holds a secret that a mail server carries.'),
    bodyHtml: Text('The same as HTML: to be shown in a frame without scripts.'),
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
