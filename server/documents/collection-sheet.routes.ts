import { type CallGroup, call, fileCall } from '../rest-door.js';
import { RestCollections, toRestCollections } from './collection-sheet.rest.js';

/** What is collected on a day, for the drivers. */
export const collectionSheetCalls: CallGroup = {
  heading: 'Collections of a day, for staff',
  calls: [
    call({
      route: 'GET /admin/collections/{date}',
      who: 'admin',
      summary: 'Staff: what is collected on a day, by postcode district and street; also what was already.',
      graphql: ['collectionSheet'],
      answer: RestCollections,
      refusals: [400],
      example: { params: { date: '$collectionDate' } },
      work: async ({ services, params }) =>
        toRestCollections(await services.collectionSheets.ofDay(params.date)),
    }),
    fileCall({
      route: 'GET /admin/collections/{date}/sheet.pdf',
      who: 'admin',
      summary: 'Staff: the same to be printed; written down in the audit log.',
      graphql: ['collectionSheetFile'],
      media: ['application/pdf'],
      refusals: [400],
      example: { params: { date: '$collectionDate' } },
      work: ({ services, params }) => services.collectionSheets.file(params.date),
    }),
  ],
};
