import { type CallGroup, fileCall } from '../rest/rest-endpoint.js';

/** Invoices, lists, labels and the day of collection, as files. */
export const documentCalls: CallGroup = {
  heading: 'Documents',
  calls: [
    fileCall({
      route: 'GET /documents/{documentToken}',
      who: 'anyone',
      summary: 'The document that a short-lived link opens, as a file.',
      graphql: ['orderDocuments', 'collectionSheetFile'],
      media: ['application/pdf', 'text/calendar'],
      refusals: [404],
      example: { params: { documentToken: '$documentToken' } },
      work: ({ services, params, signal }) => services.documents.fileOfLink(params.documentToken, signal),
    }),
  ],
};
