import { IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { Type } from 'typebox';
import { type CallGroup, call } from '../rest/rest-endpoint.js';
import { Describe } from '../shared/api/describe.js';
import { Moment, OrNull, shape, Text, Uuid, Whole, Word } from '../shared/api/rest-schema.js';
import { AUDIT_ACTIONS, AUDIT_ENTITIES, type AuditEntity } from './audit.store.js';

const WHOLE = { schema: { type: 'string', pattern: '^\\d{1,6}$' } };
const ONE_TEXT = { message: 'Please send each filter once, as text' };

/** Which entries staff look for. */
class AuditQuery {
  @Describe('Which page, from 1.', WHOLE)
  @Matches(/^\d{1,6}$/, { message: 'Page must be a whole number from 1' })
  @IsOptional()
  page?: string;

  @Describe('Entries on a page, 1 to 100.', WHOLE)
  @Matches(/^\d{1,6}$/, { message: 'Limit must be a whole number from 1 to 100' })
  @IsOptional()
  limit?: string;

  @Describe('Stands in what it was done to, or is the id of that or of the request.')
  @IsString(ONE_TEXT)
  @IsOptional()
  search?: string;

  @Describe('Only what was done to these.')
  @IsIn(AUDIT_ENTITIES, { message: `Entity must be one of ${AUDIT_ENTITIES.join(', ')}` })
  @IsOptional()
  entity?: AuditEntity;

  @Describe('Stands in name or address of who did it, or is their id.')
  @IsString(ONE_TEXT)
  @IsOptional()
  actor?: string;
}

const RestAuditEntry = shape(
  {
    id: Text('Rises with every entry.'),
    createdAt: Moment('When it was done.'),
    actorId: Uuid('The account of who did it.'),
    actorName: Text('What they are called now; empty when nobody knows any more.'),
    actorEmail: Text('Their address now; empty when nobody knows any more.'),
    action: Word(AUDIT_ACTIONS, 'What was done.'),
    entity: Word(AUDIT_ENTITIES, 'To what kind of thing.'),
    entityId: Text('To which of them; 1 for the settings.'),
    label: Text('What it was called; empty for the settings.'),
    changes: Type.Array(
      shape({
        field: Text('Its name, as it is stored; money in pence.'),
        before: OrNull(Text('As it was; JSON for what is no text.')),
        after: OrNull(Text('As it is since.')),
      }),
    ),
    requestId: Text('The request it was done in, as X-Request-Id told it.'),
  },
  { name: 'AuditEntry', description: 'Something staff did.' },
);

const RestAuditLog = shape({
  entries: Type.Array(RestAuditEntry),
  total: Whole('How many fit, on all pages.'),
  page: Whole('Which page this is, from 1.'),
  pageSize: Whole('Entries on a page.'),
  totalPages: Whole('How many pages there are.'),
});

/** What staff did, for staff. */
export const auditCalls: CallGroup = {
  heading: 'Audit log, for staff',
  calls: [
    call({
      route: 'GET /admin/audit',
      who: 'admin',
      summary: 'Staff: what staff did, newest first, twenty a page unless asked. Entries are never changed.',
      graphql: ['auditLog'],
      query: AuditQuery,
      answer: RestAuditLog,
      example: { query: { page: '1', limit: '20', entity: 'price', search: 'australia' } },
      work: async ({ services, query: { page, limit, ...filter } }) =>
        services.audit.list({
          ...filter,
          page: page === undefined ? undefined : Number(page),
          pageSize: limit === undefined ? undefined : Number(limit),
        }),
    }),
  ],
};
