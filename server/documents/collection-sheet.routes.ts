import { IsOptional, Matches } from 'class-validator';
import { type CallGroup, call, fileCall } from '../rest/rest-endpoint.js';
import { Describe } from '../shared/api/describe.js';
import { RestCollections, toRestCollections } from './collection-sheet.rest.js';

const WHOLE = { schema: { type: 'string', pattern: '^\\d{1,6}$' } };

/** Which stops of a day are wanted. */
class SheetQuery {
  @Describe('Which page of stops, from 1.', WHOLE)
  @Matches(/^\d{1,6}$/, { message: 'Page must be a whole number from 1' })
  @IsOptional()
  page?: string;

  @Describe('Stops on a page, 1 to 100; 25 when left out.', WHOLE)
  @Matches(/^\d{1,6}$/, { message: 'Limit must be a whole number from 1 to 100' })
  @IsOptional()
  limit?: string;
}

/** What is collected on a day, for the drivers. */
export const collectionSheetCalls: CallGroup = {
  heading: 'Collections of a day, for staff',
  calls: [
    call({
      route: 'GET /admin/collections/{date}',
      who: 'admin',
      summary: 'Staff: what is collected on a day, by postcode district and street; also what was already.',
      graphql: ['collectionSheet'],
      query: SheetQuery,
      answer: RestCollections,
      refusals: [400],
      example: { params: { date: '$collectionDate' }, query: { page: '1', limit: '25' } },
      work: async ({ services, params, query: { page, limit } }) =>
        toRestCollections(
          await services.collectionSheets.ofDay(params.date, {
            page: page === undefined ? undefined : Number(page),
            pageSize: limit === undefined ? undefined : Number(limit),
          }),
        ),
    }),
    fileCall({
      route: 'GET /admin/collections/{date}/sheet.pdf',
      who: 'admin',
      summary: 'Staff: the same to be printed; written down in the audit log.',
      graphql: ['collectionSheetFile'],
      media: ['application/pdf'],
      refusals: [400],
      example: { params: { date: '$collectionDate' } },
      work: ({ services, params, signal }) => services.collectionSheets.file(params.date, signal),
    }),
  ],
};
